# Ce qui ouvre un compte : appareils, jetons et lien de récupération.

devices-title = Vos appareils
devices-intro = Tout ce qui peut jouer à votre place. Déconnectez ce que vous ne connaissez pas ou n’utilisez plus.
devices-list = Navigateurs
devices-unknown = Sans nom
devices-this = cet appareil
devices-dates = depuis le { $since }, dernière utilisation le { $seen }
devices-sign-out = Déconnecter { $label }
devices-revoke = Révoquer { $label }
devices-revoked = Il n’ouvre plus votre compte.
devices-revoke-others = Tout déconnecter sauf cet appareil
devices-others-revoked = { $count ->
    [one] Un appareil, jeton ou lien a été déconnecté.
   *[other] { $count } appareils, jetons ou liens ont été déconnectés.
}
devices-link = Utiliser un autre appareil
devices-link-hint = Ouvrez-y le lien dans la journée : vous serez la même personne sur les deux. Il sert une seule fois. Qui l’a peut jouer à votre place.
devices-link-make = Créer un lien
devices-link-made = Le lien est prêt. Un lien plus ancien ne marche plus.
devices-link-qr = Le lien de récupération en code QR
devices-link-until = Un lien est ouvert jusqu’au { $until }.
devices-link-revoke = Révoquer ce lien
devices-tokens = Programmes
devices-right-play = peut jouer
devices-right-watch = peut regarder
devices-right-account = peut tout faire
recover-title = Jouer ici sous votre identité
recover-hint = Ce navigateur devient la personne qui a créé le lien. Celle que vous étiez ici auparavant reste derrière.
recover-go = Venir ici
recover-done = Ici, vous êtes maintenant { $name }.
recover-done-unnamed = Vous êtes maintenant vous-même ici.
host-door = Laisser entrer de nouvelles personnes

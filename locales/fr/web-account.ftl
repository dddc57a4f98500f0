# Ce qui ouvre un compte : appareils, jetons et lien de récupération.

devices-title = Vos appareils
devices-intro = Ces navigateurs et ces programmes peuvent jouer avec votre compte. Déconnectez ceux que vous ne reconnaissez pas ou n’utilisez plus.
devices-list = Navigateurs
devices-unknown = Sans nom
devices-this = cet appareil
devices-dates = depuis le { $since }, dernière utilisation le { $seen }
devices-sign-out = Déconnecter { $label }
devices-revoke = Révoquer l’accès : { $label }
devices-revoked = L’accès à votre compte est coupé.
devices-revoke-others = Tout déconnecter sauf cet appareil
devices-others-revoked = { $count ->
    [0] Rien d’autre n’était connecté.
    [one] Un autre appareil, jeton ou lien n’a plus accès à votre compte.
   *[other] { $count } autres appareils, jetons ou liens n’ont plus accès à votre compte.
}
devices-link = Utiliser un autre appareil
devices-link-hint = Ouvrez le lien sur l’autre appareil dans les 24 heures, et vous jouerez avec le même compte sur les deux. Il ne sert qu’une fois. Toute personne qui l’obtient peut jouer avec votre compte.
devices-link-make = Créer un lien
devices-link-made = Le lien est prêt. Les liens précédents ne fonctionnent plus.
devices-link-label = Votre lien
devices-link-qr = Le lien de récupération en code QR
devices-link-until = Votre lien fonctionne jusqu’au { $until }.
devices-link-revoke = Révoquer ce lien
devices-tokens = Programmes
devices-right-play = peut jouer
devices-right-watch = peut regarder
devices-right-account = peut tout faire
data-title = Vos données
data-export = Télécharger mes données
data-export-hint = Tout ce que ce serveur enregistre sur vous, dans un seul fichier : vos appareils, tables et parties, vos choix et vos messages.
data-delete = Supprimer mon compte
data-delete-hint = Vous quitterez toutes les tables et ne pourrez plus vous connecter. Dans les parties jouées avec d’autres, votre nom sera remplacé et vos messages seront effacés.
data-delete-sure = Supprimer votre compte ?
data-delete-final = C’est irréversible. Téléchargez d’abord vos données si vous voulez les garder.
data-delete-keep = Garder mon compte
data-delete-go = Supprimer définitivement
data-deleted = Votre compte est supprimé. Votre nom disparaîtra d’ici une minute des parties jouées avec d’autres.
data-deleted-back = Page d’accueil
recover-title = Jouer ici avec votre compte
recover-hint = Désormais, ce navigateur jouera avec le compte qui a créé le lien. Le compte utilisé ici jusqu’à présent n’y sera plus accessible.
recover-go = Utiliser ce compte ici
recover-done = Dans ce navigateur, vous êtes maintenant { $name }.
recover-done-unnamed = Ce navigateur utilise maintenant votre compte.
host-door = Laisser entrer de nouvelles personnes

# Ce que trouve `tacora verify`.

verify-deal = Donne scellée de la partie { $game }
verify-commitment = sceau
verify-no-nonce = rien ajouté
verify-bot = un robot, rien ajouté
verify-dropped = hors de la donne, rien ajouté
verify-draws = { $count ->
    [0] Rien n’a encore été tiré.
    [1] Le seul tirage correspond à la donne scellée.
   *[other] Les { $count } tirages correspondent tous à la donne scellée.
}
verify-after = { $count ->
    [1] La donne commence après un tirage venu d’une autre partie, qui n’a pas été vérifié.
   *[other] La donne commence après { $count } tirages venus d’une autre partie, qui n’ont pas été vérifiés.
}
verify-restarts = { $count ->
    [one] La donne a été préparée une seconde fois : quelqu’un avait annoncé un nombre et ne l’a pas révélé.
   *[other] La donne a été préparée { $count } fois de plus : quelqu’un avait annoncé un nombre et ne l’a pas révélé.
}
verify-version-1 = C’est une donne de version 1 : on ne peut pas exclure que le serveur ait choisi le nombre d’un robot ou d’un joueur complice.
verify-over = La partie est terminée.
verify-not-over = La partie n’est pas encore terminée.
verify-compare = Comparez les lignes ci-dessus avec celles montrées avant le premier tirage : elles doivent être identiques.

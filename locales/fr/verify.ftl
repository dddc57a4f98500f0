# Ce que trouve `tacora verify`.

verify-deal = Donne scellée de la partie { $game }
verify-commitment = engagement
verify-no-nonce = rien ajouté
verify-draws = { $count ->
    [0] Rien n’a encore été tiré.
    [1] Le seul tirage est celui que donne la donne scellée.
   *[other] Les { $count } tirages sont tous ceux que donne la donne scellée.
}
verify-after = { $count ->
    [1] La donne commence après un tirage venu d’ailleurs, qui n’a pas été vérifié.
   *[other] La donne commence après { $count } tirages venus d’ailleurs, qui n’ont pas été vérifiés.
}
verify-over = La partie est terminée.
verify-not-over = La partie n’est pas terminée.
verify-compare = Comparez les lignes ci-dessus avec celles montrées avant le premier tirage : elles doivent être identiques.

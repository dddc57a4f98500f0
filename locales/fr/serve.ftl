# Ce que lit l’hôte dans le terminal.

serve-at = Tacora est à l’adresse { $url }
serve-lan = Sur votre réseau, à l’adresse { $url }
serve-no-lan = Cet ordinateur n’est relié à aucun réseau : personne d’autre ne peut le joindre.
serve-address-taken = { $address } est déjà utilisée, peut-être par un autre Tacora ; --port choisit un autre port
serve-data-taken = un autre Tacora tourne déjà sur { $data } ; --data choisit un autre dossier
backup-done = Tout se trouve maintenant aussi dans { $file }

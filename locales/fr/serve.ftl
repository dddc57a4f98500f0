# Ce que lit l’hôte dans le terminal.

serve-at = Tacora tourne à l’adresse { $url }
serve-lan = Sur votre réseau, à l’adresse { $url }
serve-no-lan = Cet ordinateur n’est relié à aucun réseau : personne d’autre ne peut le joindre.
serve-address-taken = l’adresse { $address } est déjà utilisée, peut-être par un autre Tacora ; --port permet de choisir un autre port
serve-data-taken = un autre Tacora utilise déjà { $data } ; --data permet de choisir un autre dossier
backup-done = Sauvegarde enregistrée dans { $file }

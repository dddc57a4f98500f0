# Ce qui se dit sans liaison avec le serveur.

offline-title = Le serveur est hors d’atteinte
offline-text = La grotte se trouve sur un serveur que cet appareil ne peut pas joindre en ce moment. Votre partie y est en sûreté : chaque choix reçu est conservé.
offline-retry = Réessayer
offline-waiting = Nous réessaierons tout seuls dès que le réseau sera de retour.

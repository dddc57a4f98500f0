# Ce qui se dit sans liaison avec le serveur.

offline-title = Serveur injoignable
offline-text = La grotte se trouve sur un serveur que cet appareil ne peut pas joindre en ce moment. Votre partie y est en sécurité : chaque choix reçu est conservé.
offline-retry = Réessayer
offline-waiting = Nouvelle tentative automatique dès que le réseau sera de retour.

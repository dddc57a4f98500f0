# Ce qui se dit sans liaison avec le serveur.

offline-title = Serveur injoignable
offline-text = La grotte se trouve sur un serveur que cet appareil ne peut pas joindre en ce moment. Votre partie y est en sécurité : chaque choix reçu est conservé.
offline-retry = Réessayer
offline-waiting = Nouvelle tentative automatique dès que le réseau sera de retour.
offline-alone = Vous pouvez aussi jouer ici même, sans le serveur : contre les bots, ou à plusieurs sur cet appareil.
offline-play = Jouer sur cet appareil
alone-home = Vous jouez sur cet appareil, sans serveur. Les parties contre les bots et à plusieurs sur cet appareil fonctionnent, tout comme la leçon, l’entraînement, les rediffusions, les analyses et la vérification de l’équité. Pour inviter d’autres personnes, utiliser le grand écran ou rejoindre une table publique, il faut un serveur.
alone-nowhere = Ce navigateur ne conserve rien : vos parties disparaîtront à la fermeture de la page.
alone-full = Il n’y a plus de place sur cet appareil. Vous pouvez continuer, mais la suite disparaîtra à la fermeture de la page.

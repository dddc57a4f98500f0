# Co prowadzi do zasad i do lekcji.

rules = Zasady
rules-of-this = Zasady tej gry
learn-offer = Pierwszy raz? Naucz się grać w dwie minuty
learn-offer-hint = Poznaj grę Diamenty podczas jednej wyprawy z przewodnikiem.
learn-offer-go = Pokaż mi
learn-offer-no = Nie, dziękuję
learn-link = Ucz się, grając

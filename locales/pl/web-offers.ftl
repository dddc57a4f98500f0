# Co prowadzi do zasad i do lekcji.

rules = Zasady
rules-of-this = Zasady tej gry
learn-offer = Pierwszy raz? Dwie minuty
learn-offer-hint = Naucz się gry Diamant podczas jednej wyprawy z przewodnikiem.
learn-offer-go = Pokaż mi
learn-offer-no = Nie, dziękuję
learn-link = Nauka przez grę

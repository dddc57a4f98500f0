# Postacie oraz strategie, które ludzie opublikowali.

bots-cast = Postacie
bots-diamant = Strategie do gry Diamenty
bots-troll = Strategie do gry Troll i Smok

character-nelly = Nelly jest na wakacjach. Boi się każdej pułapki i nie ma planu.
character-hugo = Hugo ucieka na pierwszy szelest, chyba że zastygnie ze strachu.
character-suzette = Suzette wraca, gdy wracają inni.
character-magda = Magda nie wyjdzie, dopóki coś błyszczy.
character-kazik = Kazik liczy karty w korytarzu i prawie o niczym innym nie myśli.
character-roulette = Roulette ocenia szanse na oko, a gdy przegrywa, ryzykuje bardziej.
character-renard = Renard porównuje to, co można znaleźć, z tym, co można stracić, a wracać woli bez towarzystwa.
character-minerva = Minerva widziała więcej jaskiń niż ktokolwiek i gra tylko o zwycięstwo.

bot-coin = idzie dalej z takim prawdopodobieństwem
bot-turn = wraca, gdy w korytarzu leży tyle kart
bot-gems = wraca, gdy ma przy sobie co najmniej tyle
bot-hazards = wraca, gdy w korytarzu jest tyle różnych pułapek
bot-path = wraca, gdy w korytarzu leży tyle rubinów
bot-gems-or-hazards = wraca, gdy ma przy sobie tyle albo gdy w korytarzu jest tyle pułapek
bot-gems-or-turn = wraca, gdy ma przy sobie tyle albo gdy w korytarzu leży tyle kart
bot-hazards-or-turn = wraca, gdy w korytarzu jest tyle pułapek albo tyle kart
bot-risk = wraca, gdy ryzyko wpadnięcia w pułapkę przy następnej karcie przekracza tę wartość
bot-myopic = wraca, gdy spodziewa się znaleźć mniej rubinów, niż wynosi ta liczba pomnożona przez liczbę rubinów do stracenia
bot-wary = jak myopic, lecz wraca losowo, tym częściej, im mniej zostało do znalezienia
bot-lead = dla base,R,S1,S2: wraca, mając base + S1 przy przewadze co najmniej R, a w innym razie base + S2
bot-hunter = wraca, gdy ma przy sobie co najmniej tyle, albo żeby zabrać relikt, gdy w jaskini jest najwyżej tyle osób
bot-never = nigdy nie wraca
bot-oracle = przy dwóch osobach gra bezbłędnie (ta gra jest rozwiązana); poza tym jak Renard
bot-master = gra o zwycięstwo według wyuczonej tablicy i przewiduje dalsze ruchy
bot-master-table = gra według tablicy bota master, bez przewidywania ruchów

bot-cautious = bierze, co ma, i wychodzi
bot-bold = zmierza do Skarbca
bot-optimal = robi to, co w tej turze średnio przynosi najwięcej

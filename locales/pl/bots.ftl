# Postacie oraz strategie, które ludzie opublikowali.

bots-cast = Postacie
bots-diamant = Strategie do gry Diamant
bots-troll = Strategie do gry Troll i Smok

character-nelly = Nelly jest na wakacjach. Boi się każdej pułapki i nie ma planu.
character-hugo = Hugo ucieka na pierwszy szelest, chyba że zastygnie ze strachu.
character-suzette = Suzette wraca, gdy wracają inni.
character-magda = Magda nie wyjdzie, póki coś błyszczy.
character-kazik = Kazik liczy karty w korytarzu i o niczym innym nie myśli.
character-roulette = Roulette zgaduje szanse i ryzykuje więcej, gdy przegrywa.
character-renard = Renard waży to, co można znaleźć, i to, co można stracić, a wracać woli bez towarzystwa.
character-minerva = Minerva widziała więcej jaskiń niż ktokolwiek i gra tylko o zwycięstwo.

bot-coin = zostaje z takim prawdopodobieństwem
bot-turn = wraca, gdy leży tyle kart
bot-gems = wraca, gdy niesie tyle
bot-hazards = wraca, gdy leży tyle różnych pułapek
bot-path = wraca, gdy w korytarzu leży tyle rubinów
bot-gems-or-hazards = wraca, gdy niesie tyle albo gdy leży tyle pułapek
bot-gems-or-turn = wraca, gdy niesie tyle albo gdy leży tyle kart
bot-hazards-or-turn = wraca, gdy leży tyle pułapek albo tyle kart
bot-risk = wraca, gdy szansa pułapki na następnej karcie przekracza tę wartość
bot-myopic = wraca, gdy rubinów do znalezienia jest mniej niż zagrożonych pomnożonych przez tę liczbę
bot-wary = jak myopic, lecz wraca losowo, tym częściej, im mniej zostało do znalezienia
bot-lead = dla base,R,S1,S2: wraca, niosąc base + S1 przy przewadze co najmniej R, w innym razie base + S2
bot-hunter = wraca, gdy niesie tyle, albo po relikt, gdy w jaskini jest najwyżej tylu
bot-never = nigdy nie wraca
bot-oracle = we dwoje: gra rozwiązaną grę bezbłędnie; poza tym jak Renard
bot-master = gra o zwycięstwo według wyuczonej tablicy i patrzy naprzód z miejsca, w którym stoi
bot-master-table = gra według tablicy bota master, nie patrząc naprzód

bot-cautious = przynosi to, co ma
bot-bold = zmierza do Skarbca
bot-optimal = robi to, co w tej turze średnio przynosi najwięcej

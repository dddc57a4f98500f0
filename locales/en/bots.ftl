# The cast, and the strategies that people have published.

bots-cast = Characters
bots-diamant = Strategies for Diamant
bots-troll = Strategies for Troll & Dragon

character-nelly = Nelly is on holiday. Every hazard frightens her, and she has no plan.
character-hugo = Hugo runs at the first rustle, unless he freezes.
character-suzette = Suzette goes when the others go.
character-magda = Magda cannot leave while something still glitters.
character-kazik = Kazik counts the cards on the path and thinks of little else.
character-roulette = Roulette guesses at the odds and dares more when behind.
character-renard = Renard weighs what is to be found against what is at risk, and likes to leave alone.
character-minerva = Minerva has been through more caves than anybody, and plays for nothing but the win.

bot-coin = stays with this chance
bot-turn = leaves once this many cards lie
bot-gems = leaves when carrying this much
bot-hazards = leaves when this many different hazards lie
bot-path = leaves when this many rubies lie on the path
bot-gems-or-hazards = leaves when carrying so much, or when so many hazards lie
bot-gems-or-turn = leaves when carrying so much, or once so many cards lie
bot-hazards-or-turn = leaves when so many hazards lie, or once so many cards do
bot-risk = leaves when a trap on the next card is likelier than this
bot-myopic = leaves when the rubies still to find are fewer than this many times those endangered
bot-wary = as myopic, but leaves by chance, the likelier the less is to be found
bot-lead = for base,R,S1,S2: leaves when carrying base + S1 with a lead of R or more, otherwise base + S2
bot-hunter = leaves when carrying so much, or for a relic when at most so many are inside
bot-never = never leaves
bot-oracle = for two: plays the solved game perfectly; otherwise as Renard does
bot-master = plays for the win by a trained table and looks ahead from where it stands
bot-master-table = plays by the table of master without looking ahead

bot-cautious = brings home what it has
bot-bold = goes for the hall
bot-optimal = does what brings home most in this turn on average

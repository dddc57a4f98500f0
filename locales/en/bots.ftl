# The cast, and the strategies that people have published.

bots-cast = Characters
bots-diamant = Strategies for Diamant
bots-troll = Strategies for Troll & Dragon

character-nelly = Nelly is on holiday. Every hazard frightens her, and she has no plan.
character-hugo = Hugo runs at the first rustle, unless he freezes.
character-suzette = Suzette goes when the others go.
character-magda = Magda can’t leave while something still glitters.
character-kazik = Kazik counts the cards on the path and hardly thinks about anything else.
character-roulette = Roulette guesses the odds and takes bigger risks when behind.
character-renard = Renard weighs up what’s left to find against what’s at risk, and likes to leave alone.
character-minerva = Minerva has been through more caves than anyone, and only plays to win.

bot-coin = keeps going with this probability
bot-turn = leaves once this many cards are on the path
bot-gems = leaves when carrying at least this much
bot-hazards = leaves when this many different hazards are on the path
bot-path = leaves when this many rubies are on the path
bot-gems-or-hazards = leaves when carrying this much, or when this many hazards are on the path
bot-gems-or-turn = leaves when carrying this much, or once this many cards are on the path
bot-hazards-or-turn = leaves when this many hazards, or this many cards, are on the path
bot-risk = leaves when a trap on the next card is more likely than this
bot-myopic = leaves when the rubies it expects to find are fewer than the rubies at risk times this number
bot-wary = like myopic, but leaves at random: the less there is to find, the more likely
bot-lead = for base,R,S1,S2: leaves when carrying base + S1 if it leads by R or more, otherwise base + S2
bot-hunter = leaves when carrying this much, or to take a relic when no more than this many are inside
bot-never = never leaves
bot-oracle = with two players: plays the solved game perfectly; otherwise plays like Renard
bot-master = plays to win, using a trained table, and looks ahead from the current position
bot-master-table = plays by the master’s table without looking ahead

bot-cautious = takes what it has and gets out
bot-bold = heads for the Treasure Hall
bot-optimal = makes the choice that brings home the most on average

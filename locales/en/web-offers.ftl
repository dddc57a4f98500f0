# What leads to the rules and to the lesson.

rules = Rules
rules-of-this = Rules of this game
learn-offer = New here? Learn in two minutes
learn-offer-hint = Learn Diamant by playing one expedition with a guide.
learn-offer-go = Show me
learn-offer-no = No, thanks
learn-link = Learn by playing

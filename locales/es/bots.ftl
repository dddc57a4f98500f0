# The cast, and the strategies that people have published.

bots-cast = Personajes
bots-diamant = Estrategias para Diamant
bots-troll = Estrategias para Troll y Dragón

character-nelly = Nelly está de vacaciones. Cualquier peligro la asusta y no tiene ningún plan.
character-hugo = Hugo echa a correr al primer ruido, si no se queda paralizado.
character-suzette = Suzette se va cuando el resto se va.
character-magda = Magda no puede irse mientras quede algo que brille.
character-kazik = Kazik cuenta las cartas del camino y apenas piensa en otra cosa.
character-roulette = Roulette calcula el riesgo a ojo y arriesga más cuando va por detrás.
character-renard = Renard compara lo que queda por encontrar con lo que está en riesgo y prefiere salir en solitario.
character-minerva = Minerva ha recorrido más cuevas que nadie y solo juega para ganar.

bot-coin = sigue con esta probabilidad
bot-turn = sale cuando hay este número de cartas en el camino
bot-gems = sale cuando su botín llega al menos a esta cantidad
bot-hazards = sale cuando hay este número de peligros distintos en el camino
bot-path = sale cuando hay este número de rubíes en el camino
bot-gems-or-hazards = sale cuando su botín llega a esta cantidad o hay este número de peligros en el camino
bot-gems-or-turn = sale cuando su botín llega a esta cantidad o hay este número de cartas en el camino
bot-hazards-or-turn = sale cuando hay este número de peligros o de cartas en el camino
bot-risk = sale cuando el riesgo de trampa de la próxima carta supera este valor
bot-myopic = sale cuando los rubíes que espera encontrar son menos que este número multiplicado por los que arriesga
bot-wary = como myopic, pero sale al azar: cuanto menos queda por encontrar, más probable es
bot-lead = con base,R,S1,S2: sale con un botín de base + S1 si lleva al menos R de ventaja; si no, con base + S2
bot-hunter = sale cuando su botín llega a esta cantidad, o para llevarse una reliquia si en la cueva hay como máximo este número de personas
bot-never = no sale nunca
bot-oracle = con dos personas: juega a la perfección el juego resuelto; si no, juega como Renard
bot-master = juega a ganar, con una tabla entrenada, y calcula por adelantado a partir de la situación actual
bot-master-table = juega según la tabla del experto, sin calcular por adelantado

bot-cautious = se conforma con lo que tiene y se va
bot-bold = quiere llegar a la Sala del Tesoro
bot-optimal = elige lo que más rinde de media

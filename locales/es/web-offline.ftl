# What players read when the server cannot be reached.

offline-title = No se puede conectar con el servidor
offline-text = La cueva está en un servidor y ahora mismo tu dispositivo no puede conectarse. Allí tu partida está a salvo: cada elección que llegó al servidor está guardada.
offline-retry = Intentarlo otra vez
offline-waiting = Lo intentaremos de nuevo en cuanto vuelvas a tener conexión.
offline-alone = También puedes jugar aquí mismo, sin el servidor: contra los bots o entre varias personas en este dispositivo.
offline-play = Jugar en este dispositivo
alone-home = Estás jugando en este dispositivo, sin servidor. Funcionan las partidas contra bots y entre varias personas en este dispositivo, y también la lección, la práctica, las repeticiones, los análisis y la comprobación del reparto. Para invitar a otras personas, usar la pantalla grande o ver las mesas públicas hace falta un servidor.
alone-nowhere = Este navegador no guarda nada: perderás tus partidas al cerrar la página.
alone-full = Ya no queda espacio en este dispositivo. Puedes seguir jugando, pero lo que pase a partir de ahora se perderá al cerrar la página.

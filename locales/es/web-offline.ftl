# What is said without a line to the server.

offline-title = No se puede conectar con el servidor
offline-text = La cueva está en un servidor y ahora mismo tu dispositivo no puede conectarse. Allí tu partida está a salvo: cada elección que llegó al servidor está guardada.
offline-retry = Intentarlo otra vez
offline-waiting = Lo intentaremos de nuevo en cuanto vuelvas a tener conexión.

# What opens an account: devices, tokens and the recovery link.

devices-title = Tus dispositivos
devices-intro = Estos navegadores y programas pueden jugar con tu cuenta. Cierra la sesión de los que no conozcas o ya no uses.
devices-list = Navegadores
devices-unknown = Sin nombre
devices-this = este dispositivo
devices-dates = desde { $since }, último uso: { $seen }
devices-sign-out = Cerrar la sesión: { $label }
devices-revoke = Revocar el acceso: { $label }
devices-revoked = Ya no puede usar tu cuenta.
devices-revoke-others = Cerrar todas las sesiones menos la de este dispositivo
devices-others-revoked = { $count ->
    [0] No había ningún otro acceso abierto.
    [one] Se ha retirado el acceso a un dispositivo, token o enlace.
   *[other] Se ha retirado el acceso a { $count } dispositivos, tokens o enlaces.
}
devices-link = Usar otro dispositivo
devices-link-hint = Abre el enlace en el otro dispositivo antes de que pase un día y jugarás con la misma cuenta en los dos. Solo funciona una vez. Quien lo tenga puede jugar en tu nombre.
devices-link-make = Crear un enlace
devices-link-made = El enlace está listo. Los anteriores ya no funcionan.
devices-link-label = Tu enlace
devices-link-qr = El enlace de recuperación como código QR
devices-link-until = Tu enlace funciona hasta { $until }.
devices-link-revoke = Revocar este enlace
devices-tokens = Programas
devices-right-play = puede jugar
devices-right-watch = puede mirar
devices-right-account = puede hacerlo todo
data-title = Tus datos
data-export = Descargar mis datos
data-export-hint = Todo lo que este servidor guarda sobre ti, en un solo archivo: tus dispositivos, mesas y partidas, y lo que has elegido y dicho.
data-delete = Borrar mi cuenta
data-delete-hint = Dejarás todas las mesas y ya no podrás iniciar sesión. En las partidas que hayas jugado con otras personas, se sustituirá tu nombre y se borrará lo que dijiste.
data-delete-sure = ¿Borrar tu cuenta?
data-delete-final = Esto no se puede deshacer. Si quieres conservar tus datos, descárgalos antes.
data-delete-keep = Conservarla
data-delete-go = Borrarla
data-deleted = Tu cuenta está borrada. Tu nombre desaparecerá de las partidas compartidas en menos de un minuto.
data-deleted-back = Ir al inicio
recover-title = Juega aquí con tu cuenta
recover-hint = A partir de ahora, este navegador juega con la cuenta desde la que se creó el enlace. La que tenías aquí antes dejará de estar disponible.
recover-go = Usar esta cuenta aquí
recover-done = En este navegador ahora eres { $name }.
recover-done-unnamed = Este navegador ya usa tu cuenta.
host-door = Dejar entrar a más gente

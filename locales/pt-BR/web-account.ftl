# What opens an account: devices, tokens and the recovery link.

devices-title = Seus dispositivos
devices-intro = Estes navegadores e programas podem jogar com a sua conta. Desconecte os que você não reconhece ou não usa mais.
devices-list = Navegadores
devices-unknown = Sem nome
devices-this = este dispositivo
devices-dates = desde { $since }, último uso em { $seen }
devices-sign-out = Desconectar { $label }
devices-revoke = Revogar o acesso: { $label }
devices-revoked = Acesso revogado: ele não funciona mais com a sua conta.
devices-revoke-others = Desconectar tudo, menos este dispositivo
devices-others-revoked = { $count ->
    [0] Nada mais precisou ser desconectado.
    [one] Um dispositivo, token ou link foi desconectado.
   *[other] { $count } dispositivos, tokens ou links foram desconectados.
}
devices-link = Usar outro dispositivo
devices-link-hint = Abra o link no outro dispositivo em até um dia, e você vai jogar com a mesma conta nos dois. Ele só funciona uma vez. Quem tiver o link pode jogar no seu lugar.
devices-link-make = Criar um link
devices-link-made = O link está pronto. Os links anteriores não funcionam mais.
devices-link-label = Seu link
devices-link-qr = O link de recuperação em código QR
devices-link-until = Seu link funciona até { $until }.
devices-link-revoke = Revogar este link
devices-tokens = Programas
devices-right-play = pode jogar
devices-right-watch = pode assistir
devices-right-account = pode fazer tudo
data-title = Seus dados
data-export = Baixar meus dados
data-export-hint = Tudo o que este servidor guarda sobre você, em um só arquivo: seus dispositivos, suas mesas e partidas, o que você escolheu e o que você disse.
data-delete = Excluir minha conta
data-delete-hint = Você vai sair de todas as mesas e não vai mais conseguir entrar na conta. Nas partidas que você jogou com outras pessoas, seu nome será trocado e o que você disse será apagado.
data-delete-sure = Excluir sua conta?
data-delete-final = Isso não pode ser desfeito. Se quiser guardar seus dados, baixe-os antes.
data-delete-keep = Manter a conta
data-delete-go = Excluir de vez
data-deleted = Sua conta foi excluída. Em até um minuto, seu nome vai sumir das partidas que você jogou com outras pessoas.
data-deleted-back = Ir para a página inicial
recover-title = Jogue aqui com a sua conta
recover-hint = A partir de agora, este navegador usa a conta de quem criou o link. A conta usada aqui até agora não vai mais estar disponível.
recover-go = Usar esta conta aqui
recover-done = Neste navegador, agora você é { $name }.
recover-done-unnamed = Este navegador agora usa a sua conta.
host-door = Deixar novas pessoas entrarem

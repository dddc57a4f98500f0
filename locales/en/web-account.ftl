# What opens an account: devices, tokens and the recovery link.

devices-title = Your devices
devices-intro = These browsers and programs can play as you. Sign out any you don’t recognise or no longer use.
devices-list = Browsers
devices-unknown = No name
devices-this = this device
devices-dates = since { $since }, last used { $seen }
devices-sign-out = Sign out { $label }
devices-revoke = Revoke { $label }
devices-revoked = It can no longer use your account.
devices-revoke-others = Sign out everything except this device
devices-others-revoked = { $count ->
    [0] Nothing else was signed in.
    [one] One other device, token or link no longer has access.
   *[other] { $count } other devices, tokens or links no longer have access.
}
devices-link = Use another device
devices-link-hint = Open the link on the other device within a day, and you’ll be the same player on both. It works only once. Anyone who has it can play as you.
devices-link-make = Make a link
devices-link-made = The link is ready. Any earlier link has stopped working.
devices-link-label = Your link
devices-link-qr = The recovery link as a QR code
devices-link-until = Your link works until { $until }.
devices-link-revoke = Revoke this link
devices-tokens = Programs
devices-right-play = may play
devices-right-watch = may watch
devices-right-account = may do everything
data-title = Your data
data-export = Download my data
data-export-hint = Everything this server stores about you, as one file: your devices, tables and games, and what you chose and said.
data-delete = Delete my account
data-delete-hint = You’ll leave all tables and won’t be able to sign in any more. In games you played with others, your name will be replaced and what you said will be removed.
data-delete-sure = Delete your account?
data-delete-final = This can’t be undone. Download your data first if you want to keep it.
data-delete-keep = Keep my account
data-delete-go = Delete for good
data-deleted = Your account is deleted. Your name disappears from shared games within a minute.
data-deleted-back = Go to the home page
recover-title = Play here as yourself
recover-hint = From now on, this browser plays as the person who made the link. The player you were here before won’t be available any more.
recover-go = Use this account here
recover-done = You’re now { $name } in this browser.
recover-done-unnamed = This browser now uses your account.
host-door = Let new people in

# What opens an account: devices, tokens and the recovery link.

devices-title = Your devices
devices-intro = Everything that can play as you. Sign out what you do not know or no longer use.
devices-list = Browsers
devices-unknown = Unnamed
devices-this = this device
devices-dates = since { $since }, last used { $seen }
devices-sign-out = Sign out { $label }
devices-revoke = Revoke { $label }
devices-revoked = It no longer opens your account.
devices-revoke-others = Sign out everything but this device
devices-others-revoked = { $count ->
    [one] One device, token or link was signed out.
   *[other] { $count } devices, tokens or links were signed out.
}
devices-link = Use another device
devices-link-hint = Open the link there within a day, and you are the same player on both. It works once. Whoever has it can play as you.
devices-link-make = Make a link
devices-link-made = The link is ready. An earlier one no longer works.
devices-link-qr = The recovery link as a QR code
devices-link-until = A link is open until { $until }.
devices-link-revoke = Revoke this link
devices-tokens = Programs
devices-right-play = may play
devices-right-watch = may watch
devices-right-account = may do everything
recover-title = Play as yourself here
recover-hint = This browser becomes the player who made the link. Whoever you were here before is left behind.
recover-go = Move here
recover-done = You are { $name } here now.
recover-done-unnamed = You are yourself here now.
host-door = Let new people in

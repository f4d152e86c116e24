# What stays on this device: the client itself, games, and where there is no server.

offline-renewed = A new version of race108 is ready.
offline-renew = Reload
offline-later = Later
offline-title = Without a connection
offline-on = race108 stays on this device
offline-off = Only games stay here
offline-ready = Everything is here: you can play without a connection.
offline-install = Install as an app

kept-trouble = Games cannot be saved on this device now: it has no room, or does not allow it. You can go on playing until you close the page.
kept-broken = { $count ->
    [one] One saved game cannot be read. It stays where it is.
   *[other] { $count } saved games cannot be read. They stay where they are.
  }
kept-save = Save as a file
kept-link = Link to this game
kept-link-why = All cards are in it: whoever opens it can see them, or play on.
kept-send = Send it to my server
kept-damaged = There is no game in this link: it was cut short or changed on its way.
kept-elsewhere = This game is open in another tab.
kept-take = Play here

server-needed = For this you need a race108 server.
server-title = Play with people elsewhere
server-address = Address of a server
server-why = For this, the deal of the day and sheets with your own rows you need a server, or the link somebody sent you.
server-go = Go there
server-rubbish = That is not the address of a server. It looks like this: https://example.org
site-not-loaded = The game could not be loaded here. Try again with a connection, or with a newer browser.

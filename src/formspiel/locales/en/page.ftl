page-skip = Skip to the content
page-home = Home
page-navigation = Pages
page-lobby = Lobby
page-rules = Rules
page-language = Language
page-theme-system = Colours: as the system
page-theme-light = Colours: light
page-theme-dark = Colours: dark
page-settings = Settings
page-patterns = Patterns on coloured pieces
page-sound = Quiet clicks
page-player = Player

home-title = { $count ->
    [4] Four games of shapes
   *[other] Games of shapes
}
home-lead = Alone, against bots or with friends. No account, nothing to install.
home-go-on = Go on where I was
home-alone = Play alone
home-bot = Play a bot
home-with-others = With bots or friends
home-rules = The rules

lost-title = There is nothing here
lost-text = The address may be wrong, or the table is long gone.
lobby-title = Lobby
lobby-lead = Public tables: take a seat, or watch.
lobby-join = Sit down
lobby-watch = Watch
lobby-empty = No public table at the moment. Open one!

new-who = Who plays?
new-alone = Just me
new-bots = Bots
new-friends = Friends
new-bot-count = How many bots?
new-friend-count = How many friends?
new-level = Level
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
level-random = random
level-flat = trying things out
level-search = looking ahead
new-name = Your name
new-public = Show the table in the lobby
new-practice = Practice: moves can be taken back freely
new-start = Start
new-invite = Open the table
new-yes = yes
new-no = no

join-title = You are invited
join-sit = Sit down
invite-title = Waiting for friends
invite-text = Send this link, or let a phone read the picture.
invite-link = The link to the table
invite-share = Share
invite-qr = The link as a picture
invite-local = This link works on this machine only. For others, start: formspiel serve --host 0.0.0.0
invite-bot = Bot for seat { $seat }
seat-open = open seat
seat-number = Seat { $number }
seat-bot-easy = Bot, easy
seat-bot-medium = Bot, medium
seat-bot-hard = Bot, hard
seat-bot-master = Bot, master
seat-bot-random = Bot, random
seat-bot-flat = Bot, trying things out
seat-bot-search = Bot, looking ahead
seats-title = At the table
seats-you = you
seats-away = away
seats-acts = is to act
seats-watching = { $count ->
    [1] One person watches.
   *[other] { $count } people watch.
}
seats-watch-link = Link to watch
seats-bot = Let a bot play for { $name }

table-loading = The table is being laid …
table-private = This table is private
table-private-text = You need a link from somebody who sits there.
table-gone = This table is gone
table-gone-text = It was cleared away, or never was.
table-practice = practice
table-warm = A bot plays for you.
table-come-back = Take over
table-undo = Take back
status-lost = Connection lost. Trying again …
status-over = The game is over.
status-waiting = Waiting for players.
status-your-turn = Your turn.
status-thinking = { $count ->
    [1] { $names } is thinking.
   *[other] { $names } are thinking.
}
status-cards = The next card comes.
round-of = Round { $round } of { $of }
round-done = { $count ->
    [1] Round over: one point
   *[other] Round over: { $points } points
}
round-go-on = Go on
reasons-title = Points
reasons-none = Nothing yet.
round-nothing = Nothing counted.
chat-title = Talk
chat-empty = Nobody has said a word yet.
chat-words = Say something
chat-say = Send
share-copied = Copied

end-alone = { $count ->
    [1] You have one point.
   *[other] You have { $points } points.
}
end-won = You win!
end-shared = You share the win.
end-winners = { $count ->
    [1] { $names } wins.
   *[other] { $names } share the win.
}
end-best = You { $points }, best possible { $best }.
end-best-found = You { $points }; { $best } was possible, perhaps up to { $bound }.
end-best-working = Working out what was possible …
end-again = Play again
end-replay = Replay
end-save = Save the record
end-share = Share the result
replay-start = The beginning
replay-back = One step back
replay-on = One step on
replay-slider = Where in the game

board-list = All choices as a list ({ $count })
board-role = game board
board-hand = The piece in your hand
board-left = Left
board-right = Right
board-turn = Turn
board-flip = Flip
board-drop = Drop
board-confirm = Confirm
board-no-way = It cannot lie so.
board-keys = Keys: ← → shift, R turn, F flip, ↓ preview, Enter or space drop, U take back
board-reconstructed = Reconstructed: the rulebook does not show it.

plain-picture = The game as a picture of signs
plain-label = { $count ->
    [1] The board. There is one choice.
   *[other] The board. There are { $count } choices.
} Arrow keys choose, Enter confirms, Escape puts back.
plain-hint = Choose a move.
plain-put-back = Put back
plain-choices = Your choices ({ $count })
plain-keys = Keys: ← → ↑ ↓ choose, Enter or space confirm, Esc put back, U take back

trouble-said = That did not work: { $sentence }
trouble-other = That did not work.
trouble-offline = The server does not answer. Try again in a moment.
trouble-too-many-tables = You have opened many tables. Wait a while.
trouble-not-invited = This invitation is no longer good.
trouble-no-open-seat = All seats are taken.
trouble-undo-refused = That can no longer be taken back.
trouble-too-fast = That was too fast. Wait a moment.
trouble-not-your-turn = It is not your turn.

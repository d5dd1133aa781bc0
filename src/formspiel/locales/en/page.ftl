page-skip = Skip to the content
page-home = Home
page-navigation = Pages
page-lobby = Lobby
page-mine = My games
page-rules = Rules
page-puzzles = Puzzles
page-challenge = The same cards
page-event = An evening
page-daily = The daily
page-language = Language
page-theme-system = Colours: same as system
page-theme-light = Colours: light
page-theme-dark = Colours: dark
page-theme = Colours
page-theme-name-system = as the system
page-theme-name-light = light
page-theme-name-dark = dark
page-settings = Settings
page-close = Close
page-patterns = Bold patterns on coloured pieces
page-coordinates = Numbers along the edges of boards
page-sound = Soft click sounds
page-notify = Notification when it is your turn
page-notify-refused = The browser does not allow notifications
signal-sound = A soft sound when it is your turn?
signal-yes = Yes
signal-no = No
page-instant-bots = Bots move without a pause
page-player = Player
page-colon = { $who }: { $what }

home-title = { $count ->
    [4] Four games of shapes
   *[other] Games of shapes
}
home-lead = Alone, against bots or with friends. No account, nothing to install.
home-go-on = Pick up where you left off
home-all = { $count ->
    [1] All my games (one)
   *[other] All my games ({ $count })
}
home-alone = Play alone
home-bot = Play a bot
home-with-others = With others
home-rules = The rules
home-more = More to do
home-event = An evening for many
home-daily = Today: the same cards for everybody
home-puzzles = Puzzles with proven answers
home-loading = Fetching the games…
home-try-again = Try again

lost-title = There is nothing here
lost-text = The address may be wrong, or the table is long gone.
lobby-title = Lobby
lobby-lead = Public tables: take a seat, or watch.
lobby-join = Sit down
lobby-watch = Watch
lobby-empty = No public table at the moment.
lobby-open = Open a table:

new-who = Who plays?
new-alone = Just me
new-bots = Bots
new-friends = Friends
new-mixed = Mixed
new-bots-count = How many bots?
new-friends-count = How many friends?
new-mixed-count = How many others?
new-friend = a friend
new-friend-about = Gets the link, or sits down from the lobby.
new-level = Level
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
level-random = random
level-flat = trying things out
level-search = looking ahead
guest-about = A bot that whoever runs this server brought along.
new-edition = Edition
new-edition-help = What is in the box: the usual edition or a home-made one.
table-edition = Edition: { $edition }
new-name = Your name
new-public = Show the table in the lobby
new-practice = Practice: moves can be taken back freely
new-start = Start
new-invite = Open the table
new-yes = yes
new-no = no
new-list-one = Just one
new-list-own = Your own order
new-list-which = Which ones?
new-list-order = Order
new-list-item = { $name }, place { $place } of { $count }
new-list-earlier = Move { $name } earlier
new-list-later = Move { $name } later
new-list-remove = Remove { $name }
new-list-removed = { $name } is no longer in the list.
new-list-least = The list cannot be empty.
new-list-keys = Drag to arrange. With keys: Alt + ↑ ↓ moves, Del removes.
new-other-number = another number…
new-number = { $option }, from { $least } to { $most }

join-title = You are invited
join-invites = { $name } invites you
join-table = At the table
join-agreed = Agreed
join-sit = Sit down
invite-title = Waiting for friends
invite-text = Send this link, or let them scan the QR code.
invite-link = The link to the table
invite-share = Share
invite-qr = QR code of the link
invite-local = This link works on this machine only. To let others in, start: formspiel serve --host 0.0.0.0
invite-lan = Friends in the same network can open this link.
invite-address = Address of this machine
invite-bot = Bot for seat { $seat }
seat-open = open seat
seat-number = Seat { $number }
seat-bot-easy = Bot (easy)
seat-bot-medium = Bot (medium)
seat-bot-hard = Bot (hard)
seat-bot-master = Bot (master)
seat-bot-random = Bot (random)
seat-bot-flat = Bot (trying things out)
seat-bot-search = Bot (looking ahead)
seats-title = At the table
seats-you = you
seats-away = away
seats-acts = to move
seats-watching = { $count ->
    [1] One person is watching.
   *[other] { $count } people are watching.
}
seats-watch-link = Link to watch
seats-watch = Watch { $name }
seats-watched = Shown large
seats-bot = Let a bot play for { $name }

table-loading = Laying the table…
table-private = This table is private
table-private-text = You need a link from somebody at the table.
table-gone = This table is gone
table-gone-text = It was cleared away, or it never existed.
table-practice = practice
table-made-about = Parts of this edition could not be seen any more and are reconstructed here.
table-made-more = What exactly?
table-warm = A bot plays for you.
table-come-back = Take my seat back
table-stand-in = The bot { $name } failed. Another bot, or chance, moved for it.
table-undo = Take back
undo-nothing = There is no move of yours to take back yet.
undo-moved = Somebody else has moved since.
undo-revealed = A card or a roll has come since, so your move stands.
undo-practise = Start a practice game
table-rules = Rules of the game
status-lost = Connection lost. Trying again…
status-unsent = { $what ->
    [play] Your move is waiting to be sent.
    [undo] Taking back is waiting to be sent.
    [say] Your message is waiting to be sent.
    [several] { $count } things are waiting to be sent.
   *[other] Something is waiting to be sent.
}
status-over = The game is over.
status-waiting = Waiting for players.
status-awaiting = Waiting for { $names }.
status-delayed = The server cannot store anything right now. What you did is waiting and will be done.
status-your-turn = Your turn.
status-thinking = { $count ->
    [1] { $names } is thinking.
   *[other] { $names } are thinking.
}
status-cards = Next card coming up.
round-of = Round { $round } of { $of }
round-done = { $count ->
    [1] Round over: one point
    [one] Round over: { $points } point
   *[other] Round over: { $points } points
}
round-go-on = Go on
reasons-title = Points
reasons-none = Nothing yet.
reasons-so-far = So far
tabs-title = Points, log and talk
log-title = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-undone = { $who ->
    [you] You take a move back.
   *[other] { $name } takes a move back.
}
log-left = { $name } has left; a bot plays on.
log-bot = A bot plays for { $name }.
log-back = { $name } is back.
round-nothing = Nothing to count this time.
chat-title = Talk
chat-unheard = { $count ->
    [1] One new message
   *[other] { $count } new messages
}
chat-empty = Nobody has said a word yet.
chat-words = Say something
chat-say = Send
share-copied = Copied

board-list = All choices as a list ({ $count })
board-role = game board
board-hand = In your hand
board-left = Left
board-right = Right
board-turn = Turn
board-flip = Flip
board-drop = Drop
board-confirm = Confirm
board-no-way = It doesn’t fit there.
board-hint-lowered = Like that? Then drop it.
board-hint-aside = Confirm to set it aside.
board-keys = Keys: ← → shift, R turn, F flip, ↓ preview, Enter or space drop, U take back

plain-picture = The game drawn in characters
plain-label = { $count ->
    [1] The board. There is one choice.
   *[other] The board. There are { $count } choices.
} Arrow keys choose, Enter confirms, Escape puts back.
plain-hint = Choose a move.
plain-put-back = Put back
plain-choices = Your choices ({ $count })
plain-keys = Keys: ← → ↑ ↓ choose, Enter or space confirm, Esc put back, U take back

trouble-other = That didn’t work.
trouble-offline = The server isn’t answering. Try again in a moment.
trouble-too-many-tables = That’s a lot of tables! Give it a little while.
trouble-not-invited = This invitation is no longer valid.
trouble-no-open-seat = All seats are taken.
trouble-undo-refused = That can no longer be taken back.
trouble-too-fast = That was too fast. Wait a moment.
trouble-not-your-turn = It is not your turn.
trouble-malformed = The page and the server have misunderstood each other. Reload the page.
trouble-unreadable = The page and the server have misunderstood each other. Reload the page.
trouble-bad-options = The game cannot be played with these options.
trouble-bad-record = This recorded game cannot be read.
trouble-bad-text = That is too long, or empty.
trouble-too-large = That is too much at once.
trouble-bad-request = The page and the server have misunderstood each other. Reload the page.
trouble-wrong-method = The page and the server have misunderstood each other. Reload the page.
trouble-not-found = There is nothing here.
trouble-no-such-table = This table is gone.
trouble-no-such-seat = There is no such seat.
trouble-no-such-moment = The game has not come that far yet.
trouble-no-such-move = That move is no longer possible.
trouble-no-such-chart = This cannot be worked out for this game.
trouble-no-such-puzzle = There is no such puzzle.
trouble-no-solver = The best result cannot be worked out here.
trouble-unknown-game = This game is not known here.
trouble-unknown-edition = This edition of the game is not known here.
trouble-unknown-level = There is no bot of this level.
trouble-no-token = This table is private. Ask for the link.
trouble-bad-token = This link does not belong to this table.
trouble-spectator = Only those who have a seat can do that.
trouble-no-hello = The page and the server have misunderstood each other. Reload the page.
trouble-hello-twice = The page and the server have misunderstood each other. Reload the page.
trouble-seat-lost = You no longer have this seat.
trouble-illegal = The rules do not allow that.
trouble-not-allowed = You can only play for yourself.
trouble-not-begun = The game begins when every seat is taken.
trouble-over = The game is over.
trouble-not-over = The game is not over yet.
trouble-bot-plays = A bot has your seat. Take it back first.
trouble-seat-taken = Somebody was quicker: that seat is taken.
trouble-rematched = The next game has begun already.
trouble-full = So much has happened at this table that there is no room for more.
trouble-archived = This table has been cleared away.
trouble-conflict = Something else happened at the same moment. Try again.
trouble-not-quiet = Somebody has said or done something since.
trouble-banned = This address has been locked out.
trouble-too-many = Too many connections at once. Close a window or two.
trouble-too-many-mistakes = The page and the server have misunderstood each other. Reload the page.
trouble-too-slow = The connection is too slow. Reload the page.
trouble-unstorable = The server could not keep that. Try again.
trouble-broken-table = This table cannot be opened any more.
trouble-failed = Something went wrong on the server. Try again.
trouble-storage = The server is out of breath. Try again soon.
trouble-unwell = The server is not well. Try again soon.
trouble-stopping = The server is restarting. Try again in a moment.
trouble-no-such-challenge = There is no such challenge, or it has been cleared away.
trouble-no-such-entrant = Nobody of that number has played this.
trouble-not-played = You are told once you have played it yourself.
trouble-name-taken = Somebody here has that name. Choose another one.
trouble-not-open = It cannot be begun now.
trouble-too-many-challenges = Many have been made from here. Wait a while.
trouble-no-room = As many take part as can.

mine-title = My games
mine-lead = All tables of this device. Nothing of it is kept elsewhere, and there is no account.
mine-open = Unfinished
mine-over = Finished
mine-nothing = No game yet. The first one is soon begun.
mine-no-open = Nothing is left unfinished.
mine-go-on = Play on
mine-look = Look at it
mine-alone = alone
mine-against = with { $names }
mine-watched = as a spectator
mine-round = Round { $round }
mine-your-turn = your turn
mine-their-turn = { $name } to move
mine-waiting = waiting for players
mine-gone = cleared away on the server
mine-won = won
mine-shared = win shared
mine-lost = lost
mine-points = { $count ->
    [1] one point
   *[other] { $points } points
}
mine-delete = Delete
mine-delete-which = Delete { $game }, { $names }
mine-deleted = { $game } is deleted from this device.
mine-restore = Undo
mine-results = How it grows
mine-played = { $count ->
    [1] one game
   *[other] { $count } games
}
mine-best = Best
mine-mean = Mean
mine-last-five = Mean of the last five
mine-wins = Won
mine-wins-of = { $wins } of { $games }
mine-best-rank = Best rank
mine-as-table = As a table
mine-date = Date
mine-result = Points
mine-rank = Rank
mine-move = To another device
mine-move-about = One file holds all of it, also the secrets that hold your seats: whoever has the file can play for you. It stays with you unless you pass it on.
mine-save = Save as a file
mine-load = Load a file
mine-loaded = The file is read. New here – tables: { $tables }, results: { $results }.
mine-bad-large = This file is too large to be one of games. Nothing was changed.
mine-bad-file = This file does not hold games of Formspiel, or it is damaged. Nothing was changed.
mine-full = There is no room left in this browser: what was added is gone with the next reload.

guide-title = { $game } in a minute
guide-offer = New to { $game }?
guide-offer-about = A guided first round takes about a minute, on a real board. You can leave it at any time, and find it again under the rules.
guide-start = Show me
guide-skip = Just play
guide-step = { $step } of { $of }
guide-next = Next
guide-do = Do it for me
guide-other = A fine move, but try this one first:
guide-leave = Leave
guide-again = Once more
guide-play = Play now
guide-none = There is no guided round of this game.
mine-review = Review a saved game

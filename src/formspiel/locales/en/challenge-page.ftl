challenge-acted = { $acted } of { $of } are done.
challenge-again = second try
challenge-all-dailies = All of today’s games
challenge-answer = Hand in
challenge-answer-anyway = Hand in as it is
challenge-begin = Begin
challenge-best = Best possible, proven
challenge-best-found = Best that was found
challenge-boards = Boards, card by card
challenge-bot-hard = Bot (hard)
challenge-bot-master = Bot (master)
challenge-card = Card
challenge-card-back = One card back
challenge-card-now = In play
challenge-card-of = Round { $round }, card { $card }
challenge-card-on = One card on
challenge-card-seconds = Seconds for a card
challenge-clock = The time runs from when you begin: between equals it decides.
challenge-closed = It can no longer be begun.
challenge-closes = It can be begun until { $at }.
challenge-commitment = The dealer’s commitment: { $hash }
challenge-daily-honest = The cards follow from game and date by a public formula (version { $formula }), so every server has the same. Anybody who wants to can compute them beforehand: nothing is proven by a good result.
challenge-daily-lead = The same cards for everybody. Play, and see what was possible and how others fared.
challenge-days = { $count ->
    [1] One day
   *[other] { $count } days
} in a row
challenge-due = { $seconds } s left
challenge-end = End the event
challenge-end-not = Go on
challenge-end-really = End it for all
challenge-entrants = { $count ->
    [1] One takes part.
   *[other] { $count } take part.
}
challenge-event = Evening
challenge-event-lead = Everybody plays the same cards at a board of their own. A name is enough.
challenge-event-link = Join with this link
challenge-event-link-text = Whoever has the link can take part.
challenge-event-waiting = It has not begun yet.
challenge-event-open = It is on.
challenge-event-closing = The last games are being finished.
challenge-event-over = It is over.
challenge-export-csv = Table (CSV)
challenge-export-html = To print
challenge-export-records = Records
challenge-finished = { $count ->
    [0] Nobody has finished yet, as far as you may know.
    [1] One has finished.
   *[other] { $count } have finished.
}
challenge-friend-awaited = You see both boards as soon as your friend has played.
challenge-friend-invites = { $name } invites you to the same cards.
challenge-friend-lead = Play the same cards; then you see both boards side by side.
challenge-friend-link = Same cards for a friend
challenge-friend-link-text = Send the link. Nobody sees your board before having played.
challenge-friend-title = { $game }: the same cards
challenge-game-add = Add { $game }
challenge-game-on = Game { $number }: { $game }
challenge-game-out = Take { $game } out
challenge-game-up = { $game } earlier
challenge-games = Games
challenge-games-done = Games
challenge-go-on = Go on
challenge-gone = There is no such challenge, or it has been cleared away.
challenge-has-acted = done with the card
challenge-honest = The first try of a device counts; another one is marked. What cannot be prevented: a second device, somebody looking over a shoulder, a program of one’s own.
challenge-host = You lead this evening
challenge-host-links = Only this browser can lead; the secret stays in it.
challenge-host-plays = Play along
challenge-hours = Hours in which games can be begun
challenge-join = Take part
challenge-join-here = Scan and take part
challenge-leaders = The leaders
challenge-limit = It is over when { $limit } cards are laid down.
challenge-look = See the table
challenge-lost = The connection is lost. Trying again…
challenge-make = Open the evening
challenge-missed = { $count ->
    [1] missed one
   *[other] missed { $count }
}
challenge-name = Your name
challenge-new-lead = An evening for up to 200 people: everybody plays the same cards on an own device, and a big screen shows the ranking.
challenge-next-day = The next ones come in { $hours } h { $minutes } min.
challenge-not-full = Only { $laid } of { $of } forms lie there, and there is one answer.
challenge-opens = It begins at { $at }.
challenge-opens-at = Begins (or when you start it)
challenge-own = You
challenge-own-events = Evenings you lead
challenge-own-pace = Everybody plays when and as fast as they like.
challenge-pace = Pace
challenge-pace-own = at one’s own pace
challenge-pace-step = all together
challenge-packing = A square to be filled with given forms. You have one answer.
challenge-par = Par
challenge-par-awaited = What was possible is being computed…
challenge-par-failed = What was possible could not be computed just now.
challenge-points = Points
challenge-rank = Rank
challenge-rank-of = Rank { $rank } of { $of }
challenge-ranking = Ranking
challenge-resigned = given up
challenge-review = Move by move
challenge-screen = Big screen
challenge-screen-none = Open the big screen from the page of the host.
challenge-seal = The seal of the deal
challenge-seconds = in { $seconds } s
challenge-secret = The secret that the cards follow from: { $secret }
challenge-secret-later = The secret is told when all is over, so that everybody can check the cards.
challenge-share-note = How near to the best
challenge-squares = The squares side by side
challenge-start = Start
challenge-start-game = Start game { $number }: { $game }
challenge-state-none = not begun
challenge-state-playing = under way
challenge-state-finished = finished
challenge-state-resigned = given up
challenge-state-missed = not finished in time
challenge-step = The next card comes when all have played, or when its time is out.
challenge-time-runs = The time is running.
challenge-title = What it is called
challenge-to-table = To your board
challenge-waits = You are in.
challenge-waits-text = The game begins here by itself when the host starts it.
challenge-who = Name
challenge-you = (you)
challenge-your-rank = You are at rank { $rank }.

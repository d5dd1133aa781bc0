player = Player { $number }
colon = { $who }: { $what }
round-over = round { $number } ({ $about })
round-so-far = round { $number } ({ $about }), as it stands
winners = { $count ->
    [1] { $names } wins.
   *[other] { $names } share the win.
}
moves-chance = Nobody can choose now: chance is to act, with a card or a roll.
moves-over = Nobody can choose any more: the game is over.
play-title = { $game } · round { $round } · { $player }
play-scores = so far: { $scores }
play-choose = Your turn: { $count ->
    [1] one move
   *[other] { $count } moves
}
play-confirm = Enter confirms, u takes it back.
play-thinking = { $player } is thinking.
play-compiling = Code is being compiled for the first time, which takes some seconds.
play-keys = ← → ↑ ↓ shift   r turn   f flip   n p next, previous   number pick
play-more-keys = Enter play   u take back   s off the board   c other choice   o table   q quit
play-no-way = That cannot be turned, flipped or shifted that way.
play-no-number = There is no move { $number }.
play-unknown-key = Unknown key.
play-no-undo = There is nothing that can be taken back now.
play-undone = Taken back.
play-too-small = This terminal is too small: { $wide } × { $high } is needed. Make it larger and press a key.
play-commitment = The dealer has committed to { $hash }
play-verify = formspiel verify { $file } checks every card of this game.
play-practice = practice
play-pass = { $player }, it is your turn. Press { $number } when only you can see the screen.
play-go-on = Press Enter to go on.
play-saved = Saved in { $file }. Run the same command to go on from here.
play-not-saved = Not saved; --save FILE keeps a game.
player-random = Plays any legal move.
player-flat = Plays on at random from every move, many times, and takes the one that went best.
player-search = Looks ahead move by move, knowing only what it would see by then, and plays on at random from there.

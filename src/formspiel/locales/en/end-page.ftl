### The end of a round and of a game: results, replay, sharing, playing again, leaving.

end-alone = { $count ->
    [1] You have one point.
    [one] You have { $points } point.
   *[other] You have { $points } points.
}
end-won = You win!
end-shared = You share the win.
end-winners = { $count ->
    [1] { $names } wins.
   *[other] { $names } share the win.
}
end-best-working = Working out what was possible…
end-again = Play again
end-save = Save the game
end-share = Share the result
replay-start = The beginning
replay-back = One move back
replay-on = One move forward
replay-slider = Move
end-given-up = { $name } has ended the game.
end-given-up-own = You have ended the game.
end-so-far = { $count ->
    [1] One point so far.
    [one] { $points } point so far.
   *[other] { $points } points so far.
}
end-points = { $count ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}
end-board-own = Yours
end-board-best = The best possible with these cards
end-board-found = The best that was found
end-best = Best possible
end-best-found = Best found
end-proven = proven
end-at-most = at most { $bound }
end-ranks = Ranks
end-rank-next = { $count ->
    [1] One point more for “{ $rank }”
   *[other] { $count } points more for “{ $rank }”
}
end-rank-top = The highest rank there is.
end-look = Show the board of { $name }
end-total = Total
end-offer = Offer a rematch
end-offered = You have offered a rematch. Waiting for { $names }.
end-asked = { $count ->
    [1] { $names } offers a rematch.
   *[other] { $names } offer a rematch.
}
end-accept = Accept
end-decline = No, thanks
end-withdraw = Take the offer back
end-declined = { $name } doesn’t want a rematch.
end-next = To the new game
end-next-others = A rematch has begun at a new table.
end-come-along = Come along and watch
replay-title = How it went
replay-play = Play
replay-pause = Pause
replay-at = Move { $at } of { $of }
replay-keys = Keys: ← and → step, Home and End jump, space plays.
share-title = Share the result
share-send = Send
share-text = Copy the text
share-picture = Save the picture
share-close = Close
share-alt = The final board with the result
leave-end = End the game
leave-end-ask = End this game?
leave-end-text = It ends as it stands now and can’t be continued. You can still watch and save it.
leave-go = Leave the game
leave-ask = Leave this game?
leave-text = A bot plays on for you, so that the others can finish. You can’t take your seat back.
leave-no = Keep playing
news-offered = { $name } offers a rematch.

fair-title = Fair deal
fair-about = Before the first card the dealer sealed a secret. Every card and every roll follows from it, so nothing can be changed along the way.
fair-nonces = Everybody at the table added a random number to it. Neither the dealer nor a player alone can choose the cards.
fair-kept = This device keeps the seal. When the game is over the secret is told, and the page compares the two.
fair-seal = Seal
fair-how = To check every single card: save the game once it is over, and run this command.
fair-checked = Fair deal, checked
fair-good = The secret is the one that was sealed before the first card.
fair-unseen = The secret fits the seal. This device saw the seal only after the first card.
fair-doubtful = The deal is not as sealed
fair-bad = The secret is not the one that was sealed before the first card. The cards may have been chosen.
end-review = Luck and skill
end-parting = Where the lines part: move { $move }
end-no-parting = The best line is what you played.
end-reviewing = Looking at the game…
end-refining = A first look; the numbers are being refined…
end-every-move = Every move
end-puzzles = Puzzles of this game
end-challenge = How it compares
end-friend = Same cards for a friend

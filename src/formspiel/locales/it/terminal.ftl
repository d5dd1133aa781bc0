player = Giocatore { $number }
colon = { $who }: { $what }
round-over = manche { $number } ({ $about })
round-so-far = manche { $number } ({ $about }), in corso
winners = { $count ->
    [1] { $names } vince.
   *[other] { $names } condividono la vittoria.
}
moves-chance = Adesso nessuno può scegliere: tocca al caso, con una carta o un lancio di dado.
moves-over = Nessuno può più scegliere: la partita è finita.
play-title = { $game } · manche { $round } · { $player }
play-scores = finora: { $scores }
play-choose = Tocca a te: { $count ->
    [1] una mossa
   *[other] { $count } mosse
}
play-confirm = Invio conferma, u annulla.
play-thinking = { $player } sta pensando.
play-compiling = Il codice viene compilato per la prima volta; ci vuole qualche secondo.
play-keys = ← → ↑ ↓ sposta   r gira   f ribalta   n p avanti, indietro   numero sceglie
play-more-keys = Invio gioca   u annulla   s da parte   c altra scelta   o tavolo   q esci
play-no-way = Così non si può girare, ribaltare o spostare.
play-no-number = Non c’è una mossa { $number }.
play-unknown-key = Tasto sconosciuto.
play-no-undo = Adesso non c’è niente da annullare.
play-undone = Annullato.
play-too-small = Questo terminale è troppo piccolo: serve { $wide } × { $high }. Ingrandiscilo e premi un tasto.
play-commitment = Il mazziere si è impegnato su { $hash }
play-verify = formspiel verify { $file } controlla tutte le carte di questa partita.
play-practice = allenamento
play-pass = { $player }, tocca a te. Premi { $number } quando vedi solo tu lo schermo.
play-go-on = Premi Invio per continuare.
play-saved = Salvato in { $file }. Esegui lo stesso comando per riprendere da qui.
play-not-saved = Partita non salvata; --save FILE la conserva.
player-random = Fa una mossa permessa qualsiasi.
player-flat = Da ogni mossa continua a caso molte volte, e sceglie quella che è andata meglio.
player-search = Guarda avanti mossa per mossa, sapendo solo ciò che vedrebbe allora, e da lì continua a caso.

### La fine di una manche e di una partita: risultato, replay, condivisione, rivincita, uscita.

end-alone = { $count ->
    [1] Hai un punto.
    [one] Hai { $points } punto.
   *[other] Hai { $points } punti.
}
end-won = Hai vinto!
end-shared = Vittoria condivisa!
end-winners = { $count ->
    [1] Vince { $names }.
   *[other] { $names } condividono la vittoria.
}
end-best-working = Si calcola quanto era possibile…
end-again = Gioca ancora
end-save = Salva la partita
end-share = Condividi il risultato
replay-start = L’inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-slider = Mossa
end-given-up = { $name } ha chiuso la partita.
end-given-up-own = Hai chiuso la partita.
end-so-far = { $count ->
    [1] Finora un punto.
    [one] Finora { $points } punto.
   *[other] Finora { $points } punti.
}
end-points = { $count ->
    [1] un punto
    [one] { $points } punto
   *[other] { $points } punti
}
end-board-own = La tua partita
end-board-best = Il meglio possibile con queste carte
end-board-found = Il meglio che si è trovato
end-best = Massimo possibile
end-best-found = Massimo trovato
end-proven = dimostrato
end-at-most = al più { $bound }
end-ranks = Gradi
end-rank-next = { $count ->
    [1] Ancora un punto per «{ $rank }»
   *[other] Ancora { $count } punti per «{ $rank }»
}
end-rank-top = Non c’è grado più alto.
end-look = Mostra la tavola di { $name }
end-total = Totale
end-offer = Proponi la rivincita
end-offered = Hai proposto la rivincita. Si aspetta { $names }.
end-asked = { $count ->
    [1] { $names } propone la rivincita.
   *[other] { $names } propongono la rivincita.
}
end-accept = Accetta
end-decline = No, grazie
end-withdraw = Ritira la proposta
end-declined = { $name } non vuole la rivincita.
end-next = Alla nuova partita
end-next-others = La rivincita è cominciata a un nuovo tavolo.
end-come-along = Vai a guardare
replay-title = Com’è andata
replay-play = Riproduci
replay-pause = Pausa
replay-at = Mossa { $at } di { $of }
replay-keys = Tasti: ← e → una mossa, Inizio e Fine agli estremi, spazio riproduce.
share-title = Condividi il risultato
share-send = Invia
share-text = Copia il testo
share-picture = Salva l’immagine
share-close = Chiudi
share-alt = La tavola finale con il risultato
leave-end = Chiudi la partita
leave-end-ask = Chiudere questa partita?
leave-end-text = Finisce così com’è ora e non potrà continuare. Potrai ancora rivederla e salvarla.
leave-go = Lascia la partita
leave-ask = Lasciare questa partita?
leave-text = Un bot gioca al posto tuo, così gli altri possono finire. Non potrai riprendere il tuo posto.
leave-no = Continua a giocare
news-offered = { $name } propone la rivincita.

fair-title = Carte oneste
fair-about = Prima della prima carta il mazziere ha sigillato un segreto. Ogni carta e ogni lancio ne derivano: strada facendo non si può cambiare nulla.
fair-nonces = Tutti al tavolo vi hanno aggiunto un numero a caso. Né il mazziere né un giocatore da solo può scegliere le carte.
fair-kept = Questo dispositivo conserva il sigillo. A partita finita il segreto viene svelato e la pagina confronta i due.
fair-seal = Sigillo
fair-how = Per verificare ogni singola carta: salva la partita quando è finita ed esegui questo comando.
fair-checked = Carte oneste, verificato
fair-good = Il segreto è quello sigillato prima della prima carta.
fair-unseen = Il segreto corrisponde al sigillo. Questo dispositivo ha visto il sigillo solo dopo la prima carta.
fair-doubtful = Le carte non corrispondono al sigillo
fair-bad = Il segreto non è quello sigillato prima della prima carta. Le carte potrebbero essere state scelte.
end-review = Fortuna e abilità
end-parting = Dove le linee si separano: mossa { $move }
end-no-parting = La linea migliore è quella che hai giocato.
end-reviewing = Sto guardando la partita…
end-refining = Un primo sguardo; i numeri si stanno affinando…
end-every-move = Mossa per mossa
end-puzzles = Problemi di questo gioco
end-challenge = Il confronto
end-friend = Le stesse carte per chi vuoi

quadrata-stock = Scorta
quadrata-reserve = Riserva
quadrata-send-stock = Di nuovo nella scorta
quadrata-send-reserve = Nella riserva
quadrata-tile = { $count } con il numero { $number }
quadrata-die = Il dado
quadrata-joker-sign = 6 = jolly
quadrata-last = Manche { $round } conclusa
quadrata-rob = Da prendere a { $name }
quadrata-what = Che cosa prendere?
quadrata-where = Dove metterla?
quadrata-choose = Prendi una forma con il bordo spesso.
quadrata-choose-others = Prendi una forma con il bordo spesso, anche dagli altri.
quadrata-put-back = Rimetti
quadrata-square-label = { $count ->
    [1] Il tuo quadrato con una forma.
   *[other] Il tuo quadrato con { $count } forme.
} Le frecce scelgono e spostano, Invio prende e conferma, R gira, F ribalta, Esc rimette.
quadrata-keys = Tasti: ← → ↑ ↓ scegli e sposta, R gira, F ribalta, Invio prendi e conferma, Esc rimetti, U ritira
quadrata-pick-stock = { $number } dalla scorta
quadrata-pick-kept = { $number } dalla riserva
quadrata-pick-own = { $number } nel quadrato, { $at }
quadrata-pick-lent = { $number } dalla riserva di { $name }
quadrata-pick-rob = { $number } dal quadrato di { $name }, { $at }

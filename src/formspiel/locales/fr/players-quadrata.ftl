player-quadrata-easy = Pose les formes là où elles entrent, avec un peu d’ordre, sans plan.
player-quadrata-medium = Remplit son carré avec ordre et ne s’occupe pas des autres.
player-quadrata-hard = Pèse chaque coup : quand il peut finir, ce qu’on peut lui prendre, où en sont les autres.
player-quadrata-master = Poursuit de tête ses meilleurs coups pendant plusieurs tours, avec de nombreux lancers de dé.

"""Programs that may know the future, and prove what they claim.

Each solver of `SOLVERS` has `rounds_of(record)` and `solve_round(record, number, seat,
seconds)`; one with `IS_ABOUT_POSITIONS` solves a position, the last unless a round is named.
`tell(best)`, where there is one, says what it counts, if not points. They are loaded when they
are first asked for.
"""

SOLVERS = {
    "fits": "formspiel.solvers.fits_record",
    "bits": "formspiel.solvers.bits_record",
    "quadrata": "formspiel.solvers.quadrata_record",
    "digit": "formspiel.solvers.digit_record",
}

"""Programs that may know the future, and prove what they claim.

Each solver of `SOLVERS` has `rounds_of(record)` and `solve_round(record, number, seat,
seconds)`; they are loaded when they are first asked for.
"""

SOLVERS = {
    "fits": "formspiel.solvers.fits_record",
}

"""Programs that may know the future, and prove what they claim.

Each solver of `SOLVERS` has `rounds_of(record)` and `solve_round(record, number, seat,
seconds)`; they are loaded when they are first asked for.
"""

SOLVERS = {
    "fits": "formspiel.solvers.fits_record",
    "bits": "formspiel.solvers.bits_record",
    "quadrata": "formspiel.solvers.quadrata_record",
    "digit": "formspiel.solvers.digit_record",
}

"""Settings that all tests share."""

from hypothesis import settings

# How long an example takes depends on the machine, and speed is measured in benchmarks/.
settings.register_profile("formspiel", deadline=None)
settings.load_profile("formspiel")

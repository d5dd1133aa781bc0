"""The tests of Formspiel."""

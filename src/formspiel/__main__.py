"""`python -m formspiel` is the command."""

from formspiel.cli.main import main

if __name__ == "__main__":
    main()

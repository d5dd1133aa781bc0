"""HTTP: routes by subject, models, the static page, and what stands before every route."""

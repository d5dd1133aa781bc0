"""Declaring what is written as JSON: one frozen dataclass for each kind of object.

A schema follows from such a declaration, and from the schema the types of the page. The
declaration is a plain dataclass and needs nothing but the standard library; pydantic, where
it is installed, reads the rest from the places where it looks: `__pydantic_config__` of a
class and the metadata of its fields.

    @written
    class Step:
        origin: int = named("from")
        to: int = optional()

is the object `{"from": 3}` or `{"from": 3, "to": 4}`, and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar, dataclass_transform

WrittenT = TypeVar("WrittenT")

Provenance = Literal["rulebook", "published", "derived", "reconstructed"]
"""How we know a component of an edition."""


def named(key: str) -> Any:
    """A field whose key in the JSON object is no name in Python, such as `from`."""
    return field(metadata={"alias": key})


def optional() -> Any:
    """A field that may be left out of the JSON object; it is not null for that.

    A factory, because a plain default would stand in the schema as a value.
    """
    return field(default_factory=lambda: None)


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(named, optional))
def written(declared: type[WrittenT]) -> type[WrittenT]:
    """Make a class the declaration of a JSON object that has its keys and no others.

    Its docstring and the texts below its fields become the descriptions in the schema.
    """
    made = dataclass(frozen=True, kw_only=True)(declared)
    made.__pydantic_config__ = {  # type: ignore[attr-defined]
        "extra": "forbid",
        "strict": True,
        "use_attribute_docstrings": True,
    }
    return made

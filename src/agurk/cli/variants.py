"""`agurk variants`: the ways to play, each rule of one, or what two differ in."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from agurk.cli.options import AsJson, House, Misused
from agurk.cli.output import columns, paragraph, print_json, print_lines, width
from agurk.rules.variant import Variant, as_data

if TYPE_CHECKING:
    from agurk.text.variants import Difference

_STANDARD = House()


def variants(
    name: str | None = None,
    /,
    *,
    diff: tuple[str, str] | None = None,
    house: House = _STANDARD,
    json: AsJson = False,
) -> None:
    """List the ways to play, or show each rule of one, or what two differ in.

    Args:
        name: The variant whose rules are shown, by key or by name.
        diff: Two variants, to show what they differ in.
        house: House rules.
        json: Print JSON.
    """
    if diff is not None:
        if name is not None or house != _STANDARD:
            raise Misused("--diff compares two variants as they are: leave out everything else.")
        _compare(*(_STANDARD.variant_of(each) for each in diff), json=json)
    elif name is not None or house != _STANDARD:
        _show(house.variant_of(name), json=json)
    else:
        _list(json=json)


def _list(*, json: bool) -> None:
    from agurk.variants import ALIASES, VARIANTS

    if json:
        print_json([_head(variant) | {"names": ALIASES[key]} for key, variant in VARIANTS.items()])
    else:
        print_lines(
            columns(
                ((key, _players(variant), variant.name) for key, variant in VARIANTS.items()),
                indent="",
            )
        )


def _show(variant: Variant, *, json: bool) -> None:
    from agurk.text.variants import describe

    described = describe(variant)
    if json:
        rules = [
            entry._asdict() | {"setting": as_data(variant)[entry.field]} for entry in described
        ]
        print_json(_head(variant) | {"rules": rules})
        return
    lines = list(_title(variant))
    for entry in described:
        lines.append(f"{entry.label}: {entry.value}")
        lines += paragraph(f"{_word(variant, entry.field)}: {entry.sentence}", "    ")
    print_lines(lines)


def _compare(one: Variant, other: Variant, *, json: bool) -> None:
    from agurk.text.variants import diff

    differences = diff(one, other)
    if json:
        found = [difference._asdict() for difference in differences]
        print_json({"one": one.key, "other": other.key, "differences": found})
    elif not differences:
        from agurk.text.catalogue import words

        print(words("en", "cli").say("same", {"one": one.key, "other": other.key}))
    else:
        print_lines(_side_by_side(one, other, differences))


def _side_by_side(one: Variant, other: Variant, differences: "list[Difference]") -> list[str]:
    """Return differences as a table, or below each other where a table would be too wide."""
    rows = [("", one.key, other.key), *((each.label, each.one, each.other) for each in differences)]
    widest = [max(map(len, column)) for column in zip(*rows, strict=True)]
    if sum(widest) + 4 <= width():
        return columns(rows, indent="")
    lines: list[str] = []
    for each in differences:
        lines.append(each.label)
        lines += columns([(one.key, each.one), (other.key, each.other)], "    ")
    return lines


def _head(variant: Variant) -> dict[str, object]:
    """Return what is said of every variant."""
    return {
        "key": variant.key,
        "name": variant.name,
        "players": [variant.least_players, variant.most_players],
        "source": variant.source,
        "grade": variant.grade.value,
        "revision": variant.revision,
    }


def _title(variant: Variant) -> Iterator[str]:
    from agurk.text.catalogue import words

    filled = {"key": variant.key, "name": variant.name, "source": variant.source}
    say, grade = words("en", "cli"), words("en", "rules").say(f"rule-grade-{variant.grade.value}")
    yield say.say("variant", filled | {"players": _players(variant)})
    yield from paragraph(f"{say.say('source', filled)} {grade}" if variant.source else grade)
    yield say.say("revision", {"revision": str(variant.revision)})


def _players(variant: Variant) -> str:
    least, most = variant.least_players, variant.most_players
    return str(least) if least == most else f"{least}-{most}"


def _word(variant: Variant, field: str) -> str:
    """Return a rule as `--house` takes it."""
    from agurk.variants.house import word_of

    return f"{field}={word_of(getattr(variant, field))}"

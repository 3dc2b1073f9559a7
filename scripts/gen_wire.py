"""Write spec/wire: one example of each message and body, one a line, and types for TypeScript."""

from pathlib import Path

from scripts import wire_examples

TARGET = Path(__file__).parent.parent / "spec" / "wire"


def main() -> None:
    """Write the files."""
    TARGET.mkdir(exist_ok=True)
    wanted = wire_examples.files()
    for stale in TARGET.iterdir():
        if stale.name not in wanted:
            stale.unlink()
    for name, text in wanted.items():
        (TARGET / name).write_text(text, encoding="utf-8")
    lines = [len(text.splitlines()) for name, text in wanted.items() if name.endswith(".jsonl")]
    print(f"{TARGET.name}: {sum(lines)} examples")


if __name__ == "__main__":
    main()

"""Pin the page's packages again, by versions and hashes only: whom to fund is no part of that."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "web/package-lock.json"


def main() -> None:
    """Let npm write the lock file, and take the addresses out of it."""
    npm = [sys.executable, "hatch_build.py", "install", "--package-lock-only"]
    subprocess.run(npm, cwd=ROOT, check=True)
    lock = json.loads(LOCK.read_text("utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()

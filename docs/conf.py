"""How Sphinx makes the manual; `make docs` lays out what it reads, and starts it."""
# ruff: noqa: INP001 - the folder is no package

import sys
from pathlib import Path

from docutils import nodes
from pygments.lexers.data import JsonLexer
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import agurk  # noqa: E402
from scripts import docs_api  # noqa: E402

project = "Agurk"
author = "The Agurk authors"
copyright = author  # noqa: A001 - Sphinx's name for it
version = release = agurk.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["conf.py"]
highlight_language = "none"
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

# Our docstrings mark code with single backticks.
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
autodoc_typehints_format = "short"
napoleon_numpy_docstring = False

html_theme = "furo"
html_title = f"Agurk {version}"
html_favicon = "pictures/icon.svg"
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {"navigation_with_keys": True}


def foreign(
    _app: Sphinx, _env: BuildEnvironment, node: nodes.Element, shown: nodes.TextElement
) -> nodes.TextElement | None:
    """Leave a name as it is that the manual does not tell of; any other has to lead somewhere."""
    return None if node.get("refdomain") != "py" or is_told(node["reftarget"]) else shown


def is_told(name: str) -> bool:
    """Return whether a name is one of a module that the manual tells of."""
    for module in docs_api.modules():
        if name.startswith(f"{module}."):
            below = name.removeprefix(f"{module}.").partition(".")[0]
            return f"{module}.{below}" not in sys.modules
    return False


def setup(app: Sphinx) -> None:
    """Tell Sphinx what it does not know by itself."""
    app.add_lexer("agurk", TextLexer)
    app.add_lexer("jsonl", JsonLexer)
    app.connect("missing-reference", foreign)

"""Guests for tests: programs of a few lines, each started by a command."""

import shlex
import sys

HELLO = """
import json, sys, time, os
def say(what): print(json.dumps(what), flush=True)
def asked(): return json.loads(sys.stdin.readline() or "null")
asked()
"""
GREETED = HELLO + 'say({"protocol": 1, "name": "guest"})\n'
EACH = GREETED + "while (question := asked()) is not None:\n    view = question['view']\n    "
FIRST = EACH + 'say({"action": view["actions"][0]})\n'
"""Does the first thing that it may."""


def started(program):
    """Return the command that starts a program in Python."""
    return f"{shlex.quote(sys.executable)} -S -c {shlex.quote(program)}"

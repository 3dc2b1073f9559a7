"""What is in the memory of a page's scripts: its strings, and its lists of strings."""

import json
from bisect import bisect_right
from itertools import accumulate


class Heap:
    """All that a page's scripts could still reach when it was taken."""

    def __init__(self, page):
        chunks: list[str] = []
        tool = page.context.new_cdp_session(page)
        tool.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
        tool.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        tool.detach()
        taken = json.loads("".join(chunks))
        meta = taken["snapshot"]["meta"]
        self._nodes, self._edges = taken["nodes"], taken["edges"]
        self._fields, self._links = meta["node_fields"], meta["edge_fields"]
        self._kinds = meta["edge_types"][0]
        self.strings: list[str] = taken["strings"]

    def lists(self, wanted):
        """Return what lists hold of the wanted strings, where they hold two or more."""
        names = {at: text for at, text in enumerate(self.strings) if text in wanted}
        width, step = len(self._fields), len(self._links)
        name = self._fields.index("name")
        texts = {
            node: names[self._nodes[node + name]]
            for node in range(0, len(self._nodes), width)
            if self._nodes[node + name] in names
        }
        count = self._fields.index("edge_count")
        ends = list(accumulate(self._nodes[count::width]))
        elements = self._kinds.index("element")
        to = self._links.index("to_node")
        found: dict[int, list[str]] = {}
        for edge in range(0, len(self._edges), step):
            if self._edges[edge] == elements and self._edges[edge + to] in texts:
                owner = bisect_right(ends, edge // step)
                found.setdefault(owner, []).append(texts[self._edges[edge + to]])
        return [cards for cards in found.values() if len(cards) > 1]

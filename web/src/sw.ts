// The service worker: the page itself, the rules and the scorekeeper work without a network.
export {};
const FILES = JSON.parse("__FILES__") as string[];
void FILES;

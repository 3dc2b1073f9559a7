// Where the reader is: the path of the address, and the ways to go elsewhere without a reload.

export const route = $state({ path: location.pathname, query: location.search });

addEventListener("popstate", arrived);

function arrived(): void {
  route.path = location.pathname;
  route.query = location.search;
}

/** Go to another view of the page. */
export function go(path: string, { replace = false } = {}): void {
  if (path === location.pathname + location.search + location.hash) return;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrived();
  scrollTo(0, 0);
}

/** Make links to our own views go there without a reload: `<svelte:document onclick={follow} />`. */
export function follow(event: MouseEvent): void {
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element).closest("a");
  if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download"))
    return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

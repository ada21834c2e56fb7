/** How near to an edge, in pixels, the page begins to come along with what is dragged. */
const NEAR = 56;
const FASTEST = 14;

/** What scrolls this element up and down: the nearest box that does, or the page. */
export function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** How far to scroll in one frame while the pointer is at this height: up or down near an edge, more the nearer, 0 away from both. */
export function edgeSpeed(scroller: Element, pointer: number): number {
  const page = scroller === document.scrollingElement;
  const { top, bottom } = page ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  const above = Math.max(0, top + NEAR - pointer);
  const below = Math.max(0, pointer - (bottom - NEAR));
  return Math.round(Math.max(-1, Math.min(1, (below - above) / NEAR)) * FASTEST);
}

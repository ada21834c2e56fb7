/** The distance to an edge, in pixels, at which dragging starts to scroll. */
const EDGE_ZONE = 56;
const MAX_SPEED = 14;

/** The nearest vertically scrolling ancestor, or the page. */
export function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The pixels to scroll per frame for a pointer position: faster the nearer to an edge, 0 away from both. */
export function edgeSpeed(scroller: Element, pointer: number): number {
  const page = scroller === document.scrollingElement;
  const { top, bottom } = page ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  const above = Math.max(0, top + EDGE_ZONE - pointer);
  const below = Math.max(0, pointer - (bottom - EDGE_ZONE));
  return Math.round(Math.max(-1, Math.min(1, (below - above) / EDGE_ZONE)) * MAX_SPEED);
}

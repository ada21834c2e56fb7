import { focusPage } from '../../routing/focusPage.ts';

/**
 * Focuses the list of the page and scrolls to its beginning if that is out of view. The kit marks
 * lists by `data-list`; the last one is the list that the page links turn.
 */
export function focusList(): void {
  const list = [...document.querySelectorAll<HTMLElement>('#main [data-list]')].at(-1);
  if (!list) return focusPage();
  const barHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (list.getBoundingClientRect().top < barHeight) list.scrollIntoView({ block: 'start' });
  const target = list.querySelector('table') ?? list;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

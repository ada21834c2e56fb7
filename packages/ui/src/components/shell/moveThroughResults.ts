import type { KeyboardEvent } from 'react';

const stops = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('input, a[data-result]')];

/**
 * Up and down lead from the box through what was found and back into the box, by moving the focus; other keys are left alone.
 * For the element around both.
 */
export function moveThroughResults(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = stops(event.currentTarget);
  const from = all.findIndex((stop) => stop === document.activeElement);
  if (from < 0 || all.length < 2) return;
  event.preventDefault();
  all[(from + by + all.length) % all.length]?.focus();
}

import type { KeyboardEvent } from 'react';

const stops = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('input, a[data-result]')];

/**
 * Up and down move the focus from the input through the results and back; other keys are ignored.
 * Attach it to the element around both.
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

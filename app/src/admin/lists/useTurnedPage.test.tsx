import { cleanup, renderHook } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTurnedPage } from './useTurnedPage.ts';

beforeEach(() => {
  document.body.innerHTML = '<main id="main"><table data-list aria-label="Courses"></table></main>';
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Renders page links; `isFollowed` states whether the router follows a clicked link. */
function pageLinks() {
  const { result, rerender } = renderHook(useTurnedPage, { initialProps: 'first' as string | null });
  return {
    click: (isFollowed: boolean) => result.current({ defaultPrevented: isFollowed } as MouseEvent),
    load: (endCursor: string | null) => {
      rerender(endCursor);
      return document.activeElement?.getAttribute('aria-label') ?? null;
    },
  };
}

test('focuses the list once the rows of the followed link have loaded', () => {
  const { click, load } = pageLinks();
  click(true);
  expect(load('first')).toBeNull();
  expect(load('second')).toBe('Courses');
});

test.each([
  ['a filter or going back changed', () => undefined],
  ['a link opened in a new tab, then a filter changed', ({ click }: ReturnType<typeof pageLinks>) => click(false)],
])('does not move the focus when %s the rows', (_what, act) => {
  const links = pageLinks();
  act(links);
  expect(links.load('second')).toBeNull();
});

test('moves once for each followed link', () => {
  const { click, load } = pageLinks();
  click(true);
  load('second');
  document.querySelector('table')?.blur();
  expect(load(null)).toBeNull();
});

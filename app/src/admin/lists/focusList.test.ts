import { afterEach, expect, test, vi } from 'vitest';
import { focusList } from './focusList.ts';

afterEach(() => document.body.replaceChildren());

const LIST = '<main id="main" tabindex="-1"><h1>Courses</h1><div data-list><table aria-label="Figures"></table></div>';
const TABLE = '<div data-list id="list"><table aria-label="Courses"></table></div></main>';

/** Shows a page whose list begins at a distance from the top of the window. */
function show(html: string, top: number) {
  document.body.innerHTML = html;
  const scroll = vi.fn<() => void>();
  const list = document.getElementById('list');
  if (list) Object.assign(list, { scrollIntoView: scroll, getBoundingClientRect: () => ({ top }) });
  focusList();
  return { focused: document.activeElement, scrolls: scroll.mock.calls.length };
}

test('focuses the last table of the page, and scrolls to it if it begins above the window', () => {
  const { focused, scrolls } = show(LIST + TABLE, -400);
  expect([focused?.getAttribute('aria-label'), scrolls]).toEqual(['Courses', 1]);
});

test('does not scroll to a list whose beginning is in view', () => {
  expect(show(LIST + TABLE, 120).scrolls).toBe(0);
});

test('focuses a list of cards', () => {
  const { focused } = show('<main id="main"><h1>Resources</h1><ul data-list id="list" aria-label="Resources"></ul></main>', 0);
  expect(focused?.getAttribute('aria-label')).toBe('Resources');
});

test('focuses the heading of a page without a list', () => {
  expect(show('<main id="main" tabindex="-1"><h1>Resources</h1></main>', 0).focused?.textContent).toBe('Resources');
});

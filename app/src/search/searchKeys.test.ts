import { afterEach, beforeAll, expect, test } from 'vitest';
import { followSearchKeys } from './searchKeys.ts';
import { searchOpener, type SearchRequest } from './searchOpener.ts';

afterEach(() => document.body.replaceChildren());

beforeAll(followSearchKeys);

/** The request of a key, and whether the browser's own use of the key was prevented. */
function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  let request: SearchRequest | null = null;
  searchOpener.open = (as) => {
    request = as;
  };
  target.dispatchEvent(event);
  return [request, event.defaultPrevented];
}

const insert = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};

test.each([
  ['/', {}, 'field'],
  ['k', { ctrlKey: true }, 'dialog'],
  ['k', { metaKey: true }, 'dialog'],
  ['k', {}, null],
  ['K', { ctrlKey: true, shiftKey: true }, null],
  ['k', { ctrlKey: true, altKey: true }, null],
  ['/', { ctrlKey: true }, null],
  ['/', { altKey: true }, null],
] as const)('%s with %j requests %s', (key, init, request) => {
  expect(press(key, init)).toEqual([request, request !== null]);
});

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"></p>'])(
  '"/" stays a letter in %s',
  (html) => {
    const field = insert(html);
    expect(press('/', {}, field)).toEqual([null, false]);
    expect(press('k', { metaKey: true }, field)).toEqual(['dialog', true]);
  },
);

test('opens nothing over an open dialog', () => {
  insert('<dialog open></dialog>');
  expect([press('/'), press('k', { ctrlKey: true })]).toEqual([
    [null, false],
    [null, false],
  ]);
});

test('presses the button of a search that was not opened yet', () => {
  searchOpener.open = null;
  const button = insert('<button aria-keyshortcuts="/"></button>');
  const seen: SearchRequest[] = [];
  button.addEventListener('click', () => seen.push(searchOpener.as));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', metaKey: true, bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  expect(seen).toEqual(['dialog', 'field']);
});

test('leaves the keys to the browser on a page without a search', () => {
  searchOpener.open = null;
  const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

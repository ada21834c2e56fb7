import { afterEach, expect, test } from 'vitest';
import { focusPage } from './focusPage.ts';

afterEach(() => document.body.replaceChildren());

const show = (html: string) => (document.body.innerHTML = html);

test('focuses the heading of the page', () => {
  show('<h1>Another</h1><main id="main" tabindex="-1"><h1>Courses</h1></main>');
  focusPage();
  expect(document.activeElement?.textContent).toBe('Courses');
  expect(document.activeElement?.tagName).toBe('H1');
});

test('focuses the content of a page without a heading', () => {
  show('<main id="main" tabindex="-1"><p>Loading...</p></main>');
  focusPage();
  expect(document.activeElement?.id).toBe('main');
});

test('leaves the focus where it is on a page without content', () => {
  show('<button>Log in</button>');
  document.querySelector('button')?.focus();
  focusPage();
  expect(document.activeElement?.textContent).toBe('Log in');
});

import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { maliciousText } from './sampleTexts.ts';
import { RichText } from './RichText.tsx';
import type { RichTextNode } from './RichText.tsx';

const html = (text: readonly RichTextNode[], level?: 2 | 3) => render(<RichText text={text} level={level} />).container;

test('gives the highest heading the requested level, and none is below 6', () => {
  const text: RichTextNode[] = [1, 2, 6].map((rank) => [`h${rank}`, {}, ['a']]);
  const levels = (root: HTMLElement) => [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName);
  expect(levels(html(text))).toEqual(['H2', 'H3', 'H6']);
  expect(levels(html(text, 3))).toEqual(['H3', 'H4', 'H6']);
});

test('renders nothing executable: no script, frame, handler, style or javascript: URL', () => {
  const root = html(maliciousText);
  expect(root.querySelector('script, iframe, object, form, style, svg, [onclick], [onerror], [style], [srcdoc]')).toBeNull();
  expect(root.innerHTML).not.toMatch(/javascript|data:|alert/i);
  expect([...root.querySelectorAll('[id], [class]:not([class^="sc-"])')].map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(root.textContent).toContain('What is left is words.');
});

test.each([
  ['nothing', null],
  ['an object', {}],
  ['holes', [null, 1, [], ['p'], ['p', null, null], [1, {}, []], ['constructor', {}, []], ['__proto__', {}, []]]],
  ['an invalid URL', [['a', { href: 7 }, ['a']]]],
])('renders as much as possible of %s', (_name, text) => {
  expect(() => html(text as never)).not.toThrow();
});

test('truncates a tree without end', () => {
  let node: RichTextNode = 'deep';
  for (let n = 0; n < 5000; n++) node = ['blockquote', {}, [node]];
  expect(html([node]).querySelectorAll('blockquote').length).toBeLessThan(100);
});

test('renders on a server too', () => {
  expect(renderToString(<RichText text={[['p', {}, ['Hello ', ['strong', {}, ['there']]]]]} />)).toMatch(
    /<p>Hello (<!-- -->)?<strong>there<\/strong><\/p>/,
  );
});

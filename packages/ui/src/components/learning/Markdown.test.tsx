import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

const html = (source: string, level?: 2 | 3) => render(<Markdown source={source} level={level} />).container;
const headings = (root: HTMLElement) => [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName);

test.each([
  ['# a\n\n## b', ['H2', 'H3']],
  ['## a\n\n### b', ['H2', 'H3']],
  ['# a\n\n### b\n\n# c', ['H2', 'H3', 'H2']],
  ['> ## a', ['H2']],
  ['# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6', ['H2', 'H3', 'H4', 'H5', 'H6', 'H6']],
])('the page keeps its only level 1, and no level is left out: %j', (source, expected) => {
  expect(headings(html(source))).toEqual(expected);
});

test('the highest heading takes the level that is asked for', () => {
  expect(headings(html('# a\n\n## b', 3))).toEqual(['H3', 'H4']);
});

test('scripts, event handlers and javascript: addresses do not survive', () => {
  const root = html('<img src=x onerror=alert(1)><script>alert(1)</script>\n\n[a](javascript:alert(1)) ![b](javascript:alert(1))');
  expect(root.querySelector('script, [onerror]')).toBeNull();
  expect(root.innerHTML).not.toContain('javascript:');
});

test('links to other sites open a new tab and tell them nothing; our own stay here', () => {
  const root = html('[out](https://example.com) [near](/content) [odd](//example.com)');
  const [out, near, odd] = root.querySelectorAll('a');
  expect(out?.target).toBe('_blank');
  expect(out?.rel).toBe('noopener noreferrer nofollow');
  expect(near?.target).toBe('');
  expect(odd?.target).toBe('_blank');
});

test('pictures wait until they are near', () => {
  expect(html('![A desk](/desk.webp)').querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

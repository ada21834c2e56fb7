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
])('keeps one level 1 per page and skips no level: %j', (source, expected) => {
  expect(headings(html(source))).toEqual(expected);
});

test('gives the highest heading the requested level', () => {
  expect(headings(html('# a\n\n## b', 3))).toEqual(['H3', 'H4']);
});

test('removes scripts, event handlers and javascript: URLs', () => {
  const root = html('<img src=x onerror=alert(1)><script>alert(1)</script>\n\n[a](javascript:alert(1)) ![b](javascript:alert(1))');
  expect(root.querySelector('script, [onerror]')).toBeNull();
  expect(root.innerHTML).not.toContain('javascript:');
});

test('opens external links in a new tab without referrer, and internal ones here', () => {
  const root = html('[out](https://example.com) [near](/content) [odd](//example.com)');
  const [out, near, odd] = root.querySelectorAll('a');
  expect(out?.target).toBe('_blank');
  expect(out?.rel).toBe('noopener noreferrer nofollow');
  expect(near?.target).toBe('');
  expect(odd?.target).toBe('_blank');
});

test('lazy-loads pictures', () => {
  expect(html('![A desk](/desk.webp)').querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

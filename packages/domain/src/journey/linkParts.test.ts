import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkParts } from './linkParts.ts';

test.each<[string, string[]]>([
  ['docs.google.com/offer', ['https://docs.google.com/offer']],
  ['https://www.upwork.com/freelancers/~01', ['https://www.upwork.com/freelancers/~01']],
  ['See http://example.com/a, and example.org/b!', ['http://example.com/a', 'https://example.org/b']],
  ['(https://example.com/a)', ['https://example.com/a']],
  ['Write to ana@example.com/x', []],
  ['example.com', []],
  ['e.g. this', []],
  ['javascript:alert(1)', []],
  ['ftp://example.com/a', []],
  ['https://', []],
  ['', []],
])('finds the addresses in %j', (text, hrefs) => {
  expect(linkParts(text).flatMap(({ href }) => href ?? [])).toEqual(hrefs);
});

test('loses no character, and links only to the web', () => {
  const word = fc.constantFrom('https://', 'http://', 'example.com', '/a', ' ', '.', 'javascript:', '"', '<b>', '\n', '@', '(', ')');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const text = words.join('');
      const parts = linkParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href !== null) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
  );
});

import { expect, it } from 'vitest';
import { changelogMonths } from './changelogMonths.ts';

const entry = (publishedAt: string) => ({ publishedAt });

it.each([
  ['no entries', [], []],
  ['an entry at the first instant of a month in Manila', ['2025-10-31T16:00:00Z'], [['November 2025', 1]]],
  ['an entry at the last instant before it', ['2025-10-31T15:59:59Z'], [['October 2025', 1]]],
  ['several entries of one month', ['2025-11-17T00:00:00Z', '2025-11-01T00:00:00Z'], [['November 2025', 2]]],
  [
    'the same month of two years',
    ['2025-11-17T00:00:00Z', '2024-11-17T00:00:00Z'],
    [
      ['November 2025', 1],
      ['November 2024', 1],
    ],
  ],
])('groups %s', (_what, published, months) => {
  expect(changelogMonths(published.map(entry)).map(({ name, entries }) => [name, entries.length])).toEqual(months);
});

it('keeps the order', () => {
  const [newest, oldest] = [entry('2025-11-17T00:00:00Z'), entry('2025-11-02T00:00:00Z')];
  expect(changelogMonths([newest, oldest])).toEqual([{ name: 'November 2025', entries: [newest, oldest] }]);
});

import { expect, test } from 'vitest';
import { rankOptions } from './rankOptions.ts';

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const ranked = (query: string, ...labels: string[]) => rankOptions(options(...labels), query).map(({ label }) => label);

test.each([
  [
    'an exact label, beginnings, words, the rest',
    'member',
    ['Remember', 'Non-member', 'Members', 'Member'],
    ['Member', 'Members', 'Non-member', 'Remember'],
  ],
  ['only matches', 'coach', ['Coach', 'Member', 'Head coach'], ['Coach', 'Head coach']],
  ['case and accents', 'PENA', ['Campena', 'Peñaflor', 'Peña'], ['Peña', 'Peñaflor', 'Campena']],
  ['punctuation', "o'hara", ['Miss OHara', 'O’Hara-Reyes'], ['O’Hara-Reyes', 'Miss OHara']],
  ['the given order of equal ranks', 'batch', ['Batch 2', 'Batch 1'], ['Batch 2', 'Batch 1']],
  ['the given order without a text', ' - ', ['B', 'A'], ['B', 'A']],
])('offers %s', (_name, query, labels, found) => {
  expect(ranked(query, ...labels)).toEqual(found);
});

test('finds descriptions after labels', () => {
  const people = [
    { value: '1', label: 'Ana Reyes', description: 'juan@example.com' },
    { value: '2', label: 'Juan Reyes', description: 'ana@example.com' },
  ];
  expect(rankOptions(people, 'juan').map(({ value }) => value)).toEqual(['2', '1']);
  expect(rankOptions(people, 'example').map(({ value }) => value)).toEqual(['1', '2']);
});

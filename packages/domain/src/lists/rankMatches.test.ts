import { expect, test } from 'vitest';
import { rankMatches } from './rankMatches.ts';

const ranked = (names: string[], query: string) => rankMatches(names, query, (name) => name);

test.each([
  [
    'exact, prefix, word, contains',
    'member',
    ['Remember me', 'Non-member', 'Membership', 'Member'],
    ['Member', 'Membership', 'Non-member', 'Remember me'],
  ],
  ['names without a match are left out', 'coach', ['Coach', 'Member'], ['Coach']],
  ['the order of equal ranks', 'b', ['Batch 2', 'Batch 1'], ['Batch 2', 'Batch 1']],
  ['case and accents', 'PENA', ['Campena', 'Peñaflor', 'Peña'], ['Peña', 'Peñaflor', 'Campena']],
  ['whole names before words', 'dela cruz', ['Ana dela Cruz', 'Dela Cruz'], ['Dela Cruz', 'Ana dela Cruz']],
  ['several words in any order', 'cruz dela', ['Dela Cruz'], ['Dela Cruz']],
  ['an empty search: every row in order', ' ', ['B', 'A'], ['B', 'A']],
])('ranks by %s', (_name, query, names, found) => {
  expect(ranked(names, query)).toEqual(found);
});

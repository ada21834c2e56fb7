import { describe, expect, it } from 'vitest';
import { matchesSearch } from './matchesSearch.ts';

describe('matchesSearch', () => {
  it.each([
    ['Ñandu para sa lahat', 'nandu', true],
    ['Nandu', 'ñandu', true],
    ["Rosa's best work", 'rosas  BEST', true],
    ['Batch 18', '18 batch', true],
    ['Batch 18', 'batch 19', false],
    ['Batch 18', '', true],
    ['Batch 18', ' - ', true],
    ['', 'a', false],
  ])('matches %j against %j: %j', (text, query, expected) => {
    expect(matchesSearch(text, query)).toBe(expected);
  });
});

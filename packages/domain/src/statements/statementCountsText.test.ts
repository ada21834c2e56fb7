import { expect, test } from 'vitest';
import { statementCountsText } from './statementCountsText.ts';

const NONE = { exact: 0, possible: 0, unmatched: 0, recorded: 0, applied: 0, kept: 0, dismissed: 0 };

test.each([
  [{}, 'No incoming lines'],
  [{ exact: 12, possible: 3, unmatched: 5, recorded: 40 }, '12 exact, 3 possible, 5 unmatched, 40 recorded before'],
  [{ applied: 1200, kept: 1, dismissed: 2 }, '1,000+ applied, 1 kept, 2 not a payment'],
])('the counts %j are %j', (counts, text) => expect(statementCountsText({ ...NONE, ...counts })).toBe(text));

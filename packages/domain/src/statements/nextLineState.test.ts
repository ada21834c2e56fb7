import { expect, test } from 'vitest';
import { nextLineState } from './nextLineState.ts';

const NONE = { exact: 0, possible: 0, unmatched: 0, recorded: 0, applied: 0, kept: 0, dismissed: 0 };

test.each([
  [{ exact: 1, possible: 1 }, 'exact'],
  [{ possible: 1, unmatched: 9 }, 'possible'],
  [{ unmatched: 9, applied: 2 }, 'unmatched'],
  [{ applied: 2, kept: 1, dismissed: 1, recorded: 1 }, null],
])('with %j the next lines are %j', (counts, state) => expect(nextLineState({ ...NONE, ...counts })).toBe(state));

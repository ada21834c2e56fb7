import { expect, test } from 'vitest';
import { memberNeedText, shownNeeds } from './memberNeedText.ts';

test.each([
  ['help', 0, 'Asked for help today'],
  ['quiet14', 20, 'Not seen for 20 days'],
  ['quiet7', 8, 'Not seen for 8 days'],
  ['expiring', 1, 'Expires tomorrow'],
  ['stuck', 15, 'Stuck for 15 days'],
  ['birthday', 0, 'Birthday today'],
  ['birthday', 1, 'Birthday tomorrow'],
  ['birthday', 7, 'Birthday in 7 days'],
] as const)('%s with %d days', (kind, days, text) => {
  expect(memberNeedText({ kind, days })).toBe(text);
});

test('shows the shorter quiet only without the longer one', () => {
  const [long, short, stuck] = [{ kind: 'quiet14' }, { kind: 'quiet7' }, { kind: 'stuck' }] as const;
  expect(shownNeeds([long, stuck, short])).toEqual([long, stuck]);
  expect(shownNeeds([stuck, short])).toEqual([stuck, short]);
});

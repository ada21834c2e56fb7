import { expect, test } from 'vitest';
import { isLevelUp, seenStageKey } from './levelUp.ts';

test.each<[string, string | null, number, boolean]>([
  ['celebrates the next stage', '2', 3, true],
  ['celebrates two stages at once', '2', 4, true],
  ['does not celebrate the stage that was seen', '3', 3, false],
  ['does not celebrate a move back', '3', 2, false],
  ['does not celebrate the first stage a browser shows', null, 3, false],
  ['ignores an empty value', '', 3, false],
  ['ignores a value that is not a stage', 'true', 3, false],
  ['ignores a stage number of 0', '0', 1, false],
])('%s', (_what, seen, stageNumber, expected) => {
  expect(isLevelUp(seen, stageNumber)).toBe(expected);
});

test('remembers the stage of each account separately', () => {
  expect(seenStageKey(4)).not.toBe(seenStageKey(5));
});

import { expect, test } from 'vitest';
import { journeyStage, type StageRule, whyNotStageRule } from './journeyStage.ts';

const STAGES = [{ id: 1 }, { id: 2 }, { id: 3 }];
const RULES: readonly StageRule[] = [
  { key: 'situation', equals: 'I freelance already', stageId: 3 },
  { key: 'devices', equals: 'Laptop', stageId: 2 },
  { key: 'devices', equals: 'Phone', stageId: 9 },
];

test.each([
  [{}, 1],
  [{ situation: 'I study' }, 1],
  [{ situation: 'I freelance already', devices: ['Laptop'] }, 3],
  [{ devices: ['Phone', 'Laptop'] }, 2],
  [{ devices: ['Phone'] }, 1],
])('%j begins in stage %i', (answers, stage) => expect(journeyStage(STAGES, RULES, answers)).toBe(stage));

test('a journey without stages has none to begin in', () => expect(journeyStage([], RULES, {})).toBeNull());

test('a rule fits while its question has its option', () => {
  const field = { key: 'situation', type: 'choice', label: 'Now', options: ['I study'] } as const;
  expect(whyNotStageRule([field], { key: 'situation', equals: 'I study', stageId: 1 })).toBeNull();
  expect(whyNotStageRule([field], { key: 'situation', equals: 'I work', stageId: 1 })).toBe('“Now” no longer has the option “I work”.');
  expect(whyNotStageRule([], { key: 'situation', equals: 'I study', stageId: 1 })).toBe('The question of this rule was removed.');
});

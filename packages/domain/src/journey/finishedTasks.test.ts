import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { addEvidenceForm } from './addEvidenceForm.ts';
import { evidenceWith } from './evidenceWith.ts';
import type { MoveUpState } from './moveUpStates.ts';
import { NOT_FINISHED_YET, REVIEW_IS_OVER, whyNotAddEvidence } from './whyNotAddEvidence.ts';
import { TASK_ELSEWHERE, TASK_GONE } from './whyNotFinish.ts';
import { FINISHED_FOR_GOOD, whyNotUnfinish } from './whyNotUnfinish.ts';

const task = { stageId: 2, archivedAt: null };
const archived = { stageId: 2, archivedAt: new Date('2025-11-30T04:00:00Z') };

test.each<[string, Parameters<typeof whyNotUnfinish>, string | null]>([
  ['allows a task of the stage before the first request', [task, 2, null], null],
  ['rejects it while a request waits', [task, 2, 'waiting'], FINISHED_FOR_GOOD],
  ['rejects it after a return', [task, 2, 'returned'], FINISHED_FOR_GOOD],
  ['rejects it after an approval', [task, 2, 'approved'], FINISHED_FOR_GOOD],
  ['rejects a task of another stage', [task, 3, null], TASK_ELSEWHERE],
  ['rejects a task for a member without a stage', [task, null, null], TASK_ELSEWHERE],
  ['rejects an archived task', [archived, 2, null], TASK_GONE],
  ['rejects an unknown task', [null, 2, null], TASK_GONE],
])('undoing %s', (_what, facts, expected) => {
  expect(whyNotUnfinish(...facts)).toBe(expected);
});

test.each<[string, Parameters<typeof whyNotAddEvidence>, string | null]>([
  ['allows a finished task before the first request', [task, 2, true, null], null],
  ['allows it while reviewers judge the evidence', [task, 2, true, 'waiting'], null],
  ['allows it after a return', [task, 2, true, 'returned'], null],
  ['rejects it after an approval', [task, 2, true, 'approved'], REVIEW_IS_OVER],
  ['rejects an unfinished task', [task, 2, false, null], NOT_FINISHED_YET],
  ['rejects a task of another stage', [task, 3, true, null], TASK_ELSEWHERE],
  ['rejects an archived task', [archived, 2, true, null], TASK_GONE],
  ['rejects an unknown task', [null, 2, false, null], TASK_GONE],
])('adding evidence %s', (_what, facts, expected) => {
  expect(whyNotAddEvidence(...facts)).toBe(expected);
});

test.each([
  [null, ' Mine. ', 'Mine.'],
  ['', 'Mine.', 'Mine.'],
  ['Mine.', '', 'Mine.'],
  ['Mine.', ' \n', 'Mine.'],
  ['Mine.', 'More.', 'Mine.\nMore.'],
  ['Mine.', 'Mine.', 'Mine.'],
  ['Mine.\nMore.', 'More.', 'Mine.\nMore.'],
  // The end of a line is not the same addition.
  ['Some more.', 'more.', 'Some more.\nmore.'],
])('adds to %j the text %j', (before, addition, expected) => {
  expect(evidenceWith(before, addition)).toBe(expected);
});

test('evidence only grows, and a repeated addition counts once', () => {
  const text = fc.string({ maxLength: 40, unit: fc.constantFrom('a', 'b', ' ', '\n') });
  fc.assert(
    fc.property(fc.option(text), text, (before, addition) => {
      const once = evidenceWith(before, addition);
      expect(once.startsWith((before ?? '').trim())).toBe(true);
      expect(evidenceWith(once, addition)).toBe(once);
    }),
  );
});

test.each<[unknown, string | undefined]>([
  ['Mine.', undefined],
  ['x'.repeat(2000), undefined],
  ['x'.repeat(2001), 'Evidence is too long'],
  [' \n', 'Evidence is required'],
  [null, 'Evidence is required'],
])('validates an addition %#', (evidence, problem) => {
  expect(fieldErrors(addEvidenceForm, { evidence })?.['evidence']).toBe(problem);
});

// Every state decides both rules, so a new state must be placed here.
test('covers every state of a request', () => {
  const decided: Record<MoveUpState, [undo: boolean, add: boolean]> = {
    waiting: [false, true],
    approved: [false, false],
    returned: [false, true],
  };
  for (const [state, expected] of Object.entries(decided) as [MoveUpState, [boolean, boolean]][])
    expect([whyNotUnfinish(task, 2, state) === null, whyNotAddEvidence(task, 2, true, state) === null]).toEqual(expected);
});

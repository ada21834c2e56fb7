import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { evidenceProblem } from './evidenceProblem.ts';
import { finishTaskForm } from './finishTaskForm.ts';
import { TASK_ELSEWHERE, TASK_GONE, whyNotFinish } from './whyNotFinish.ts';

const archivedAt = new Date('2025-11-30T04:00:00Z');

test.each([
  ['a task of the stage', { stageId: 2, archivedAt: null }, 2, null],
  ['a task of another stage', { stageId: 2, archivedAt: null }, 3, TASK_ELSEWHERE],
  ['a task, without a stage', { stageId: 2, archivedAt: null }, null, TASK_ELSEWHERE],
  ['an archived task of the stage', { stageId: 2, archivedAt }, 2, TASK_GONE],
  ['an archived task of another stage', { stageId: 2, archivedAt }, 3, TASK_GONE],
  ['no such task', null, 2, TASK_GONE],
])('%s', (_what, task, stageId, expected) => {
  expect(whyNotFinish(task, stageId)).toBe(expected);
});

test.each([
  [undefined, ''],
  [null, ''],
  ['  ', ''],
  [' docs.google.com/offer ', 'docs.google.com/offer'],
  ['x'.repeat(2000), 'x'.repeat(2000)],
])('evidence %j is kept as %j', (evidence, kept) => {
  expect(finishTaskForm.parse({ evidence })).toEqual({ evidence: kept });
});

test.each([
  ['', undefined],
  ['x'.repeat(2000), undefined],
  [` ${'x'.repeat(2000)} `, undefined],
  ['x'.repeat(2001), 'Evidence is too long'],
])('the page and the server say the same of evidence %#', (evidence, problem) => {
  expect(fieldErrors(finishTaskForm, { evidence })?.['evidence']).toBe(problem);
  expect(evidenceProblem(evidence) ?? undefined).toBe(problem);
});

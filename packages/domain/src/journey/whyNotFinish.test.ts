import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { evidenceProblem } from './evidenceProblem.ts';
import { finishTaskForm } from './finishTaskForm.ts';
import { TASK_ELSEWHERE, TASK_GONE, whyNotFinish } from './whyNotFinish.ts';

const archivedAt = new Date('2025-11-30T04:00:00Z');

test.each([
  ['allows a task of the stage', { stageId: 2, archivedAt: null }, 2, null],
  ['rejects a task of another stage', { stageId: 2, archivedAt: null }, 3, TASK_ELSEWHERE],
  ['rejects a task for a member without a stage', { stageId: 2, archivedAt: null }, null, TASK_ELSEWHERE],
  ['rejects an archived task of the stage', { stageId: 2, archivedAt }, 2, TASK_GONE],
  ['rejects an archived task of another stage', { stageId: 2, archivedAt }, 3, TASK_GONE],
  ['rejects an unknown task', null, 2, TASK_GONE],
])('%s', (_what, task, stageId, expected) => {
  expect(whyNotFinish(task, stageId)).toBe(expected);
});

test.each([
  [undefined, ''],
  [null, ''],
  ['  ', ''],
  [' docs.google.com/offer ', 'docs.google.com/offer'],
  ['x'.repeat(2000), 'x'.repeat(2000)],
])('stores the evidence %j as %j', (evidence, kept) => {
  expect(finishTaskForm.parse({ evidence })).toEqual({ evidence: kept });
});

test.each([
  ['', undefined],
  ['x'.repeat(2000), undefined],
  [` ${'x'.repeat(2000)} `, undefined],
  ['x'.repeat(2001), 'Evidence is too long'],
])('validates evidence %# identically on the page and the server', (evidence, problem) => {
  expect(fieldErrors(finishTaskForm, { evidence })?.['evidence']).toBe(problem);
  expect(evidenceProblem(evidence) ?? undefined).toBe(problem);
});

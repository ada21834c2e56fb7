import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { approveMoveUpRow } from './approveMoveUpRow.ts';
import { mayReviewMoveUp } from './mayReviewMoveUp.ts';
import { type DecidedMoveUp, moveUpDecisionText } from './moveUpDecisionText.ts';
import { moveUpEvidence, moveUpEvidenceText } from './moveUpEvidence.ts';
import { approveMoveUpForm, returnMoveUpForm } from './moveUpForms.ts';
import { moveUpNews } from './moveUpNews.ts';
import { REOPENED_ELSEWHERE, REOPENED_UNFINISHED, whyNotReopen } from './whyNotReopen.ts';
import { MEMBER_ARCHIVED, MEMBER_LEFT_STAGE, NOT_A_REVIEWER, OWN_MOVE_UP, whyNotReviewMoveUp } from './whyNotReviewMoveUp.ts';
import { DECIDED_BY_OTHER, DECIDED_TOO_LONG_AGO, MEMBER_WENT_ON, NOTHING_DECIDED, whyNotUndoMoveUp } from './whyNotUndoMoveUp.ts';

const decided: DecidedMoveUp = {
  state: 'returned',
  reviewerId: 9,
  reviewerName: 'Liza Ramos',
  // Midnight in Manila.
  decidedAt: '2025-11-11T16:00:00Z',
};

describe('a decision about a request', () => {
  const reviewer = { userId: 7, impersonatorId: null, isReviewer: true };
  const request = { memberId: 8, stageId: 2, decided: null, memberStageId: 2, isMemberArchived: false };
  test.each([
    ['allows a reviewer of the stage', reviewer, request, null],
    ['rejects the member', { ...reviewer, userId: 8 }, request, OWN_MOVE_UP],
    ['rejects the member who views as a reviewer', { ...reviewer, impersonatorId: 8 }, request, OWN_MOVE_UP],
    ['allows other staff who view as a reviewer', { ...reviewer, impersonatorId: 1 }, request, null],
    ['rejects a person who is not a reviewer', { ...reviewer, isReviewer: false }, request, NOT_A_REVIEWER],
    ['hides decisions from them', { ...reviewer, isReviewer: false }, { ...request, decided }, NOT_A_REVIEWER],
    ['names who decided first', reviewer, { ...request, decided }, 'Liza Ramos returned this request on 11/12/2025, 12:00 AM.'],
    ['rejects an archived member', reviewer, { ...request, isMemberArchived: true }, MEMBER_ARCHIVED],
    ['rejects a member of another stage', reviewer, { ...request, memberStageId: 3 }, MEMBER_LEFT_STAGE],
    ['rejects a member without a stage', reviewer, { ...request, memberStageId: null }, MEMBER_LEFT_STAGE],
  ])('%s', (_what, who, what, expected) => {
    expect(whyNotReviewMoveUp(who, what)).toBe(expected);
    expect(mayReviewMoveUp(who, what)).toBe(expected === null);
  });

  test('is worded by its state', () => {
    expect(moveUpDecisionText({ ...decided, state: 'approved' })).toBe('Liza Ramos approved this request on 11/12/2025, 12:00 AM.');
  });
});

describe('undoing a decision', () => {
  const made = { ...decided, decidedAt: '2025-11-12T02:00:00.000Z' };
  test.each([
    ['allows its reviewer', 9, made, false, '2025-11-12T02:00:01Z', null],
    ['allows it a moment before a day has passed', 9, made, false, '2025-11-13T01:59:59.999Z', null],
    ['rejects it a day later', 9, made, false, '2025-11-13T02:00:00.000Z', DECIDED_TOO_LONG_AGO],
    ['rejects an invalid time', 9, made, false, '', DECIDED_TOO_LONG_AGO],
    ['rejects another reviewer', 7, made, false, '2025-11-12T02:00:01Z', DECIDED_BY_OTHER],
    ['rejects it once the member continued', 9, made, true, '2025-11-12T02:00:01Z', MEMBER_WENT_ON],
    ['rejects a pending request', 9, null, false, '2025-11-12T02:00:01Z', NOTHING_DECIDED],
  ] as const)('%s', (_what, userId, of, hasMemberContinued, now, expected) => {
    expect(whyNotUndoMoveUp(userId, { decided: of, hasMemberContinued }, new Date(now))).toBe(expected);
  });
});

test.each([
  [[], null],
  [[4], null],
  [[4, 5], null],
  [[6], REOPENED_UNFINISHED],
  [[4, 6], REOPENED_UNFINISHED],
  [[4, 99], REOPENED_ELSEWHERE],
])('reopening the tasks %j: %s', (taskIds, problem) => {
  expect(whyNotReopen(taskIds, { taskIds: new Set([4, 5, 6]), finishedIds: new Set([4, 5]) })).toBe(problem);
});

describe('the forms of a decision', () => {
  test.each([
    [{ note: 'x'.repeat(1000) }, []],
    [{ note: 'x'.repeat(1001) }, ['Note is too long']],
    [{ note: ' \n ', taskIds: [1] }, ['Note is required']],
    [{ taskIds: [1] }, ['Note is required']],
    [{ note: 'More.', taskIds: [0] }, ['Task is too low']],
  ])('a return of %#', (input, problems) => {
    expect(Object.values(fieldErrors(returnMoveUpForm, input) ?? {})).toEqual(problems);
  });

  test('an approval needs no note', () => {
    expect(approveMoveUpForm.parse({ note: null })).toEqual({ note: '' });
    expect(fieldErrors(approveMoveUpForm, { note: 'x'.repeat(1001) })).toEqual({ note: 'Note is too long' });
  });

  test('each task is reopened once', () => {
    expect(returnMoveUpForm.parse({ note: 'More.', taskIds: [3, '3', 4] }).taskIds).toEqual([3, 4]);
  });
});

describe('the evidence for a request', () => {
  const task = (evidence: string | null, isFinished = true) => ({ isFinished, evidence });
  test.each([
    ['no tasks', [], { tasks: 0, finished: 0, withEvidence: 0, isComplete: false }, 'No tasks'],
    [
      'each task with evidence',
      [task('a'), task('b')],
      { tasks: 2, finished: 2, withEvidence: 2, isComplete: true },
      '2 of 2 tasks with evidence',
    ],
    ['a blank text', [task('a'), task(' \n')], { tasks: 2, finished: 2, withEvidence: 1, isComplete: false }, '1 of 2 tasks with evidence'],
    ['a missing text', [task(null)], { tasks: 1, finished: 1, withEvidence: 0, isComplete: false }, '0 of 1 task with evidence'],
    // A task was added to the stage after the member asked.
    [
      'an open task',
      [task('a'), task(null, false)],
      { tasks: 2, finished: 1, withEvidence: 1, isComplete: false },
      '1 of 2 tasks finished',
    ],
    // Its text was kept when it was reopened.
    ['the text of an open task', [task('a', false)], { tasks: 1, finished: 0, withEvidence: 0, isComplete: false }, '0 of 1 task finished'],
  ])('counts %s', (_what, tasks, expected, text) => {
    expect(moveUpEvidence(tasks)).toEqual(expected);
    expect(moveUpEvidenceText(moveUpEvidence(tasks))).toBe(text);
  });

  const complete = moveUpEvidence([task('a')]);
  const next = { number: 3, name: 'Build your portfolio' };
  test.each([
    [
      'moves up',
      { problem: null, evidence: complete, next },
      { after: { state: 'approved' }, was: 'Pending', becomes: 'Moves up to stage 3, Build your portfolio' },
    ],
    [
      'completes the last stage',
      { problem: null, evidence: complete, next: null },
      { after: { state: 'approved' }, was: 'Pending', becomes: 'Completes the last stage' },
    ],
    [
      'is left for a reviewer to read',
      { problem: null, evidence: moveUpEvidence([task(null)]), next },
      { skipped: '0 of 1 task with evidence. Open the request to decide.' },
    ],
    ['is left with the reason', { problem: OWN_MOVE_UP, evidence: complete, next }, { skipped: OWN_MOVE_UP }],
  ])('a request in bulk %s', (_what, request, plan) => {
    expect(approveMoveUpRow(request)).toEqual(plan);
  });
});

describe('the news for the member', () => {
  const stage = { number: 2, name: 'Choose your service' };
  const next = { number: 3, name: 'Build your portfolio' };
  test.each([
    [
      { state: 'approved', stage, next, note: '' },
      { title: 'You moved up to stage 3', body: 'Well done! You completed stage 2 and are now in “Build your portfolio”.' },
    ],
    [
      { state: 'approved', stage, next: null, note: 'See you at the event!' },
      {
        title: 'You completed the journey',
        body: 'Well done! You completed “Choose your service”, the last stage of the journey.\n\nSee you at the event!',
      },
    ],
    [
      { state: 'returned', stage, note: 'Please add a link.', reopened: ['Set your first price', 'Write an offer'] },
      { title: 'Your move-up needs another look', body: 'Please add a link.\n\nTo do again:\n• Set your first price\n• Write an offer' },
    ],
    [
      { state: 'returned', stage, note: 'Please add a link.', reopened: [] },
      { title: 'Your move-up needs another look', body: 'Please add a link.' },
    ],
  ] as const)('%#', (news, expected) => {
    expect(moveUpNews(news)).toEqual(expected);
  });

  test('fits a notification with the longest note and tasks', () => {
    const reopened = Array.from({ length: 50 }, () => 'x'.repeat(150));
    const { body } = moveUpNews({ state: 'returned', stage, note: 'y'.repeat(1000), reopened });
    expect(body.length).toBeLessThanOrEqual(2000);
    expect(body).toMatch(/and 4\d more$/);
  });
});

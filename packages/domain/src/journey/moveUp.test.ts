import { describe, expect, test } from 'vitest';
import { mayAskToMoveUp } from './mayAskToMoveUp.ts';
import { mayReviewMoveUp } from './mayReviewMoveUp.ts';
import { APPROVED_ALREADY, ASKED_ALREADY, NO_STAGE_TO_LEAVE, TASKS_BEFORE_ASKING, whyNotAsk } from './whyNotAsk.ts';
import { mayMoveMoveUp, MOVE_UP_STATES, type MoveUpState } from './moveUpStates.ts';

test('a request is pending, is decided, and can be made again once returned', () => {
  const states = MOVE_UP_STATES.map(({ value }) => value);
  const moves = states.flatMap((from) => states.filter((to) => mayMoveMoveUp(from, to)).map((to) => `${from} → ${to}`));
  expect(moves).toEqual(['waiting → approved', 'waiting → returned', 'returned → waiting']);
  expect(mayMoveMoveUp('valueOf' as MoveUpState, 'approved')).toBe(false);
});

describe('mayReviewMoveUp', () => {
  const reviewer = { id: 7, stagesAsReviewer: [{ id: 2 }, { id: 3 }] };
  const request = { memberId: 8, stageId: 3, state: 'waiting' } as const;
  test.each([
    ['allows a reviewer of the stage', reviewer, request, true],
    ['rejects a reviewer of another stage', reviewer, { ...request, stageId: 4 }, false],
    ['rejects a user who reviews no stage', { id: 7, stagesAsReviewer: [] }, request, false],
    ['rejects the member', { ...reviewer, id: 8 }, request, false],
    ['rejects a reviewer once approved', reviewer, { ...request, state: 'approved' }, false],
    ['rejects a reviewer once returned', reviewer, { ...request, state: 'returned' }, false],
  ] as const)('%s', (_who, who, what, expected) => {
    expect(mayReviewMoveUp(who, what)).toBe(expected);
  });
});

describe('mayAskToMoveUp', () => {
  test.each([
    [100, null, true],
    [100, 'returned', true],
    [100, 'waiting', false],
    [100, 'approved', false],
    [99, null, false],
    [0, 'returned', false],
    [Number.NaN, null, false],
  ] as const)('at %d %% with the latest request %s: %s', (percentage, latest, expected) => {
    expect(mayAskToMoveUp({ percentage }, latest)).toBe(expected);
  });
});

describe('whyNotAsk', () => {
  test.each([
    [100, null, null],
    [100, 'returned', null],
    [100, 'waiting', ASKED_ALREADY],
    [100, 'approved', APPROVED_ALREADY],
    [99, null, TASKS_BEFORE_ASKING],
    [85, 'returned', TASKS_BEFORE_ASKING],
    [85, 'waiting', ASKED_ALREADY],
    [0, null, TASKS_BEFORE_ASKING],
  ] as const)('at %d %% with the latest request %s: %s', (percentage, latest, expected) => {
    expect(whyNotAsk({ percentage }, latest)).toBe(expected);
  });

  test('reports a missing stage', () => {
    expect(whyNotAsk(null, null)).toBe(NO_STAGE_TO_LEAVE);
  });
});

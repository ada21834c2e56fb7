import { describe, expect, test } from 'vitest';
import { mayAskToMoveUp } from './mayAskToMoveUp.ts';
import { APPROVED_ALREADY, ASKED_ALREADY, NO_STAGE_TO_LEAVE, TASKS_BEFORE_ASKING, whyNotAsk } from './whyNotAsk.ts';
import { mayMoveMoveUp, MOVE_UP_STATES, type MoveUpState } from './moveUpStates.ts';

test('a request is pending, is decided, and is pending again once the decision is undone', () => {
  const states = MOVE_UP_STATES.map(({ value }) => value);
  const moves = states.flatMap((from) => states.filter((to) => mayMoveMoveUp(from, to)).map((to) => `${from} → ${to}`));
  expect(moves).toEqual(['waiting → approved', 'waiting → returned', 'approved → waiting', 'returned → waiting']);
  expect(mayMoveMoveUp('valueOf' as MoveUpState, 'approved')).toBe(false);
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

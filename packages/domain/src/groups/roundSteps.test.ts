import { describe, expect, test } from 'vitest';
import { roundEditProblem } from './roundEditProblem.ts';
import { notPlacedNews, placedNews } from './roundNews.ts';
import { type RoundStep, whyNotRoundStep } from './roundSteps.ts';
import type { SelectionKind, SelectionRoundState } from './selectionRoundState.ts';

const ANNOUNCED = 'This round was announced.';
const UNDO_FIRST = 'The seats of this round are assigned. Undo the assignment first.';

describe('whyNotRoundStep', () => {
  test.each<[RoundStep, SelectionKind, SelectionRoundState, string | null]>([
    ['edit', 'choose-one', 'upcoming', null],
    ['edit', 'rank-three', 'open', null],
    ['edit', 'rank-three', 'closed', null],
    ['edit', 'rank-three', 'assigned', UNDO_FIRST],
    ['edit', 'rank-three', 'announced', ANNOUNCED],
    ['assign', 'rank-three', 'upcoming', 'This round has not closed yet.'],
    ['assign', 'rank-three', 'open', 'This round has not closed yet.'],
    ['assign', 'rank-three', 'closed', null],
    ['assign', 'rank-three', 'assigned', 'The seats of this round are assigned already.'],
    ['assign', 'rank-three', 'announced', ANNOUNCED],
    ['assign', 'choose-one', 'closed', 'In this round people took their seats themselves.'],
    ['undo', 'rank-three', 'closed', 'The seats of this round are not assigned.'],
    ['undo', 'rank-three', 'assigned', null],
    ['undo', 'rank-three', 'announced', ANNOUNCED],
    ['announce', 'choose-one', 'open', 'This round has not closed yet.'],
    ['announce', 'choose-one', 'closed', null],
    ['announce', 'rank-three', 'closed', 'Assign the seats of this round first.'],
    ['announce', 'rank-three', 'assigned', null],
    ['announce', 'choose-one', 'announced', ANNOUNCED],
  ])('%s in a round %s that is %s', (step, kind, state, why) => {
    expect(whyNotRoundStep(step, { kind, state })).toBe(why);
  });
});

describe('roundEditProblem', () => {
  const opensAt = new Date('2025-11-17T00:00:00Z');
  const round = { kind: 'choose-one', batchId: null, opensAt } as const;
  const before = { ...round, state: 'open', chosen: [{ leadId: 7, taken: 5 }] } as const;
  const edited = { ...round, leadIds: [7, 8], seats: 5 };

  test.each([
    ['the seats that are taken', {}, null],
    ['fewer seats than are taken', { seats: 4 }, 'seats'],
    ['without a lead nobody chose', { leadIds: [7] }, null],
    ['without a lead someone chose', { leadIds: [8] }, 'leadIds'],
    ['another way', { kind: 'rank-three' as const }, 'kind'],
    ['another batch', { batchId: 3 }, 'batchId'],
    ['another opening', { opensAt: new Date(opensAt.getTime() + 1) }, 'opensDay'],
  ])('after the opening, %s', (_what, more, field) => {
    expect(roundEditProblem(before, { ...edited, ...more })?.field ?? null).toBe(field);
  });

  test('before the opening everything can change', () => {
    const other = { kind: 'rank-three' as const, batchId: 3, opensAt: new Date(0), leadIds: [1, 2, 3], seats: 1 };
    expect(roundEditProblem({ ...before, state: 'upcoming' }, other)).toBeNull();
  });
});

test('the news of a round names the lead, the group and its meeting', () => {
  expect(placedNews({ leadName: 'Ana Cruz', groupName: 'Narra', meetingDay: 7, meetingTime: '19:30' })).toEqual({
    title: 'Your team lead is Ana Cruz',
    body: 'You are now in the accountability group Narra. It meets Sundays at 7:30 PM, Manila time.',
  });
  expect(placedNews({ leadName: 'Ana Cruz', groupName: 'Narra', meetingDay: null, meetingTime: null }).body).toBe(
    'You are now in the accountability group Narra.',
  );
  expect(notPlacedNews('Batch 17').title).toBe('No seat was left: Batch 17');
});

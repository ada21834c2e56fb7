import { describe, expect, test } from 'vitest';
import { buddyToAsk, dueCheckInStep, type OnLadder, peopleToAsk } from './checkInLadder.ts';

const ana: OnLadder = { joinedAt: new Date('2025-09-01T00:00:00Z'), lastWeek: '2025-10-27', askedForHelp: false, allowsBuddy: true };
const at = (manila: string) => new Date(`${manila}+08:00`);

describe('dueCheckInStep', () => {
  // Checked in for the week of October 27; the week of November 3 is the first one missed.
  test.each([
    ['2025-11-08T17:59:59', null],
    ['2025-11-08T18:00:00', { step: 'reminder', week: '2025-11-03' }],
    ['2025-11-09T23:59:59', { step: 'reminder', week: '2025-11-03' }],
    ['2025-11-10T00:00:00', null],
    ['2025-11-10T08:59:59', null],
    ['2025-11-10T09:00:00', { step: 'buddy', week: '2025-11-03' }],
    ['2025-11-15T17:59:59', { step: 'buddy', week: '2025-11-03' }],
    ['2025-11-15T18:00:00', { step: 'reminder', week: '2025-11-03' }],
    ['2025-11-17T09:00:00', { step: 'lead', week: '2025-11-03' }],
    ['2025-11-24T09:00:00', { step: 'manager', week: '2025-11-03' }],
    ['2025-12-29T09:00:00', { step: 'manager', week: '2025-11-03' }],
  ])('at %s in Manila', (now, due) => {
    expect(dueCheckInStep(ana, at(now))).toEqual(due);
  });

  test('a check-in for this week ends it, also a late one', () => {
    const late = { ...ana, lastWeek: '2025-11-17' };
    expect(dueCheckInStep(late, at('2025-11-17T09:00:00'))).toBeNull();
    expect(dueCheckInStep(late, at('2025-11-22T18:00:00'))).toBeNull();
    expect(dueCheckInStep(late, at('2025-11-24T09:00:00'))).toBeNull();
    expect(dueCheckInStep(late, at('2025-12-01T09:00:00'))).toEqual({ step: 'buddy', week: '2025-11-24' });
  });

  test.each([
    ['does not want a buddy', { allowsBuddy: false }],
    ['asked for help last', { askedForHelp: true }],
  ])('the team lead is asked after one week about a member who %s', (_what, change) => {
    expect(dueCheckInStep({ ...ana, ...change }, at('2025-11-10T09:00:00'))).toEqual({ step: 'lead', week: '2025-11-03' });
    expect(dueCheckInStep({ ...ana, ...change }, at('2025-11-24T09:00:00'))).toEqual({ step: 'manager', week: '2025-11-03' });
  });

  test('a person who joined in this week is reminded only', () => {
    const joined = { ...ana, joinedAt: at('2025-11-05T12:00:00'), lastWeek: null };
    expect(dueCheckInStep(joined, at('2025-11-07T09:00:00'))).toBeNull();
    expect(dueCheckInStep(joined, at('2025-11-08T18:00:00'))).toEqual({ step: 'reminder', week: '2025-11-03' });
    expect(dueCheckInStep(joined, at('2025-11-10T09:00:00'))).toBeNull();
    expect(dueCheckInStep(joined, at('2025-11-17T09:00:00'))).toEqual({ step: 'buddy', week: '2025-11-10' });
  });

  test('nothing is due for a membership of the future or at an invalid date', () => {
    expect(dueCheckInStep({ ...ana, joinedAt: at('2026-01-01T00:00:00') }, at('2025-11-10T09:00:00'))).toBeNull();
    expect(dueCheckInStep(ana, new Date(Number.NaN))).toBeNull();
  });
});

describe('peopleToAsk', () => {
  const people = { buddy: 7, leads: [3, 4], manager: 9, staff: [1, 2] };
  test.each([
    ['reminder', people, 5, [5]],
    ['buddy', people, 5, [7]],
    ['lead', people, 5, [3, 4]],
    ['manager', people, 5, [9]],
    ['buddy', { ...people, buddy: null }, 5, [3, 4]],
    ['buddy', { ...people, buddy: null, leads: [] }, 5, [9]],
    ['lead', { ...people, leads: [] }, 5, [9]],
    ['lead', { ...people, leads: [], manager: null }, 5, [1, 2]],
    ['manager', { ...people, manager: null }, 5, [1, 2]],
    // A leader who is a member of their own group, and a success manager too.
    ['lead', people, 3, [4]],
    ['lead', { ...people, leads: [3] }, 3, [9]],
    ['manager', people, 9, [1, 2]],
    ['lead', { ...people, leads: [4, 4] }, 5, [4]],
    ['manager', { ...people, manager: null, staff: [] }, 5, []],
  ] as const)('%s: %j about %d', (step, who, member, asked) => {
    expect(peopleToAsk(step, who, member)).toEqual(asked);
  });
});

describe('buddyToAsk', () => {
  const silent = { id: 3, week: '2025-11-03' };
  test('prefers those who checked in, and never the silent member', () => {
    expect(buddyToAsk([{ id: 3, checkedIn: true }], silent)).toBeNull();
    expect(buddyToAsk([], silent)).toBeNull();
    expect(
      buddyToAsk(
        [
          { id: 3, checkedIn: false },
          { id: 4, checkedIn: false },
        ],
        silent,
      ),
    ).toBe(4);
    const some = [4, 5, 6].map((id) => ({ id, checkedIn: id === 5 }));
    expect(buddyToAsk(some, silent)).toBe(5);
  });

  test('is another one in another week, whatever the order of the buddies', () => {
    const all = [4, 5, 6].map((id) => ({ id, checkedIn: true }));
    const asked = ['2025-11-03', '2025-11-10', '2025-11-17'].map((week) => buddyToAsk(all, { id: 3, week }));
    expect(new Set(asked)).toEqual(new Set([4, 5, 6]));
    expect(buddyToAsk(all.toReversed(), silent)).toBe(asked[0]);
  });
});

import { expect, test } from 'vitest';
import { selectionRoundState } from './selectionRoundState.ts';

const round = {
  opensAt: new Date('2025-11-10T00:00:00Z'),
  closesAt: new Date('2025-11-17T00:00:00Z'),
  assignedAt: null,
  announcedAt: null,
};

test.each([
  ['2025-11-09T23:59:59.999Z', 'upcoming'],
  ['2025-11-10T00:00:00.000Z', 'open'],
  ['2025-11-16T23:59:59.999Z', 'open'],
  ['2025-11-17T00:00:00.000Z', 'closed'],
])('at %s it is %s', (now, state) => {
  expect(selectionRoundState(round, new Date(now))).toBe(state);
});

test('it stays assigned', () => {
  const assigned = { ...round, assignedAt: new Date('2025-11-18T00:00:00Z') };
  for (const now of [round.opensAt, round.closesAt, new Date(0)]) expect(selectionRoundState(assigned, now)).toBe('assigned');
});

test('it stays announced', () => {
  const day = new Date('2025-11-18T00:00:00Z');
  const announced = { ...round, assignedAt: day, announcedAt: day };
  for (const now of [round.opensAt, round.closesAt, new Date(0)]) expect(selectionRoundState(announced, now)).toBe('announced');
});

test('invalid dates are closed', () => {
  expect(selectionRoundState({ ...round, opensAt: new Date(Number.NaN) }, round.opensAt)).toBe('closed');
  expect(selectionRoundState({ ...round, closesAt: new Date(Number.NaN) }, round.opensAt)).toBe('closed');
  expect(selectionRoundState(round, new Date(Number.NaN))).toBe('closed');
});

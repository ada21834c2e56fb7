import { describe, expect, test } from 'vitest';
import { checkInStanding, inOrderOfNeed, type LedMember } from './checkInStanding.ts';

const wednesday = new Date('2025-11-12T02:00:00Z');
const joinedAt = new Date('2025-09-01T00:00:00Z');
const member = (week: string, needsHelp = false, change: Partial<LedMember> = {}): LedMember => ({
  joinedAt,
  lastWeek: week,
  lastCheckIn: { needsHelp, sentAt: new Date(`${week}T04:00:00Z`), answeredAt: null },
  calledAt: null,
  ...change,
});

describe('checkInStanding', () => {
  test.each([
    ['a call for help this week', member('2025-11-10', true), 'help'],
    ['a call for help last week', member('2025-11-03', true), 'help'],
    ['a call for help two weeks ago', member('2025-10-27', true), 'silent'],
    ['a check-in this week', member('2025-11-10'), 'fine'],
    ['a check-in last week', member('2025-11-03'), 'fine'],
    ['a missed week', member('2025-10-27'), 'silent'],
    ['a missed week and a call in this one', member('2025-10-27', false, { calledAt: new Date('2025-11-09T16:00:00Z') }), 'called'],
    ['a missed week and a call in the last one', member('2025-10-27', false, { calledAt: new Date('2025-11-09T15:59:59Z') }), 'silent'],
    ['a call for help that was followed by a call', member('2025-11-10', true, { calledAt: new Date('2025-11-10T04:00:00Z') }), 'fine'],
    ['a call for help after a call', member('2025-11-10', true, { calledAt: new Date('2025-11-10T03:59:59Z') }), 'help'],
    ['no check-in at all', { joinedAt, lastWeek: null, lastCheckIn: null, calledAt: null }, 'silent'],
    ['a membership that began this week', { joinedAt: wednesday, lastWeek: null, lastCheckIn: null, calledAt: null }, 'fine'],
  ] as const)('with %s', (_what, one, standing) => {
    expect(checkInStanding(one, wednesday)).toBe(standing);
  });

  test('an answer ends a call for help', () => {
    const lastCheckIn = { needsHelp: true, sentAt: new Date('2025-11-10T04:00:00Z'), answeredAt: new Date('2025-11-11T04:00:00Z') };
    expect(checkInStanding(member('2025-11-10', true, { lastCheckIn }), wednesday)).toBe('fine');
  });
});

test('calls for help come first, then the longest silence, then the called, and the rest as given', () => {
  const members = {
    fine: member('2025-11-10'),
    silent: member('2025-10-27'),
    called: member('2025-10-13', false, { calledAt: wednesday }),
    longest: member('2025-09-15'),
    help: member('2025-11-03', true),
    alsoFine: member('2025-11-03'),
  };
  const named = Object.entries(members).map(([name, one]) => ({ name, ...one }));
  expect(inOrderOfNeed(named, wednesday).map(({ name }) => name)).toEqual(['help', 'longest', 'silent', 'called', 'fine', 'alsoFine']);
});

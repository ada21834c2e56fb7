import { describe, expect, test } from 'vitest';
import type { EventTimes } from './recurrence.ts';
import { showsEventLink } from './showsEventLink.ts';

const at = (text: string): Date => new Date(`2025-01-${text}+08:00`);
const weekly: EventTimes = {
  startsAt: at('10T19:00:00'),
  endsAt: at('10T20:00:00'),
  recurrence: { every: 'week', interval: 1, until: at('24T00:00:00') },
};
const yes = (text: string) => ({ occursAt: at(text), going: 'yes' as const });

describe('showsEventLink', () => {
  test.each([
    ['before the time to which one goes', '09T00:00:00', [yes('10T19:00:00')], true],
    ['until that time is over', '10T19:59:59.999', [yes('10T19:00:00')], true],
    ['not from its end on, though others follow', '10T20:00:00', [yes('10T19:00:00')], false],
    ['for a later time', '10T20:00:00', [yes('24T19:00:00')], true],
    ['for one of several', '12T00:00:00', [yes('10T19:00:00'), yes('17T19:00:00')], true],
    ['not for a time that the event has not', '09T00:00:00', [yes('11T19:00:00')], false],
    ['not for a time after its last', '09T00:00:00', [yes('31T19:00:00')], false],
    ['not for no', '09T00:00:00', [{ occursAt: at('10T19:00:00'), going: 'no' as const }], false],
    ['not without an answer', '09T00:00:00', [], false],
    ['not for an invalid time', '09T00:00:00', [{ occursAt: new Date(Number.NaN), going: 'yes' as const }], false],
  ])('%s', (_what, now, answers, expected) => {
    expect(showsEventLink(weekly, answers, at(now))).toBe(expected);
  });

  test('an invalid event is an error where it matters', () => {
    const wrong = { ...weekly, endsAt: at('09T00:00:00') };
    expect(() => showsEventLink(wrong, [yes('24T19:00:00')], at('01T00:00:00'))).toThrow(RangeError);
  });
});

import { describe, expect, test } from 'vitest';
import type { EventOccurrence } from './recurrence.ts';
import { type EventAnswer, linkShownAt, showsEventLink } from './showsEventLink.ts';

const at = (text: string): Date => new Date(`2025-01-${text}+08:00`);
const time: EventOccurrence = {
  occursAt: at('10T19:00:00'),
  startsAt: at('10T19:00:00'),
  endsAt: at('10T20:00:00'),
  isCancelled: false,
};
const moved = { ...time, startsAt: at('11T00:05:00'), endsAt: at('11T01:00:00') };
const seated: EventAnswer = { occursAt: time.occursAt, going: 'yes', seat: 'going' };

describe('showsEventLink', () => {
  test.each<[string, string, EventAnswer | null, EventOccurrence, boolean]>([
    ['not sixteen minutes before', '10T18:44:59.999', seated, time, false],
    ['from fifteen minutes before', '10T18:45:00', seated, time, true],
    ['while it is on', '10T19:59:59.999', seated, time, true],
    ['not once it is over', '10T20:00:00', seated, time, false],
    ['of a moved time from fifteen minutes before its own start', '10T23:50:00', seated, moved, true],
    ['not at the time that it was moved from', '10T19:00:00', seated, moved, false],
    ['not of what was called off', '10T19:00:00', seated, { ...time, isCancelled: true }, false],
    ['not on the waiting list', '10T19:00:00', { ...seated, seat: 'waiting' }, time, false],
    ['not for no', '10T19:00:00', { ...seated, going: 'no', seat: null }, time, false],
    ['not without an answer', '10T19:00:00', null, time, false],
    ['not by the answer to another time', '10T19:00:00', { ...seated, occursAt: at('17T19:00:00') }, time, false],
    ['not at an invalid instant', 'never', seated, time, false],
  ])('%s', (_what, now, answer, occurrence, expected) => {
    expect(showsEventLink(occurrence, answer, at(now))).toBe(expected);
  });

  test('says from when on', () => {
    expect(linkShownAt(moved)).toEqual(at('10T23:50:00'));
  });
});

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
    ['is false sixteen minutes before', '10T18:44:59.999', seated, time, false],
    ['is true from fifteen minutes before', '10T18:45:00', seated, time, true],
    ['is true while the occurrence is live', '10T19:59:59.999', seated, time, true],
    ['is false once it is over', '10T20:00:00', seated, time, false],
    ['is true fifteen minutes before the new start of a moved occurrence', '10T23:50:00', seated, moved, true],
    ['is false at the original time of a moved occurrence', '10T19:00:00', seated, moved, false],
    ['is false for a cancelled occurrence', '10T19:00:00', seated, { ...time, isCancelled: true }, false],
    ['is false on the waiting list', '10T19:00:00', { ...seated, seat: 'waiting' }, time, false],
    ['is false for the answer no', '10T19:00:00', { ...seated, going: 'no', seat: null }, time, false],
    ['is false without an answer', '10T19:00:00', null, time, false],
    ['is false for an answer to another occurrence', '10T19:00:00', { ...seated, occursAt: at('17T19:00:00') }, time, false],
    ['is false at an invalid instant', 'never', seated, time, false],
  ])('%s', (_what, now, answer, occurrence, expected) => {
    expect(showsEventLink(occurrence, answer, at(now))).toBe(expected);
  });

  test('is preceded by the instant from which the link shows', () => {
    expect(linkShownAt(moved)).toEqual(at('10T23:50:00'));
  });
});

import { describe, expect, it, test } from 'vitest';
import { eventOverAt } from './eventOverAt.ts';
import { eventState } from './eventState.ts';
import { isCancelledWithAll } from './isCancelledWithAll.ts';
import { missedTimes } from './missedTimes.ts';
import { nextOccurrence } from './nextOccurrence.ts';
import { occurrenceAt, occurrencesOf } from './occurrencesOf.ts';
import { previousOccurrence } from './previousOccurrence.ts';
import type { EventTimes, OccurrenceChange } from './recurrence.ts';
import { timesWithRsvp } from './timesWithRsvp.ts';

const at = (text: string): Date => new Date(`2025-${text}+08:00`);
/** Fridays from 10 PM to 1 AM, without an end. */
const weekly = (cancelledAt: Date | null, changes: OccurrenceChange[] = []): EventTimes => ({
  startsAt: at('01-10T22:00:00'),
  endsAt: at('01-11T01:00:00'),
  recurrence: { every: 'week', interval: 1, until: null },
  changes,
  cancelledAt,
});
const once = (cancelledAt: Date | null): EventTimes => ({ ...weekly(cancelledAt), recurrence: null });
const change = (text: string, more: Partial<OccurrenceChange> = {}): OccurrenceChange => ({
  occursAt: at(`${text}T22:00:00`),
  startsAt: null,
  endsAt: null,
  cancelledAt: null,
  ...more,
});
const LONG_AFTER = new Date('2031-01-01T00:00:00Z');

test.each([
  ['at the end', '01-18T01:00:00', false],
  ['a second before the end', '01-18T00:59:59', true],
  ['before the start', '01-17T21:00:00', true],
])('isCancelledWithAll for an event cancelled %s of an occurrence', (_when, cancelledAt, isOff) => {
  expect(isCancelledWithAll({ cancelledAt: at(cancelledAt) }, { endsAt: at('01-18T01:00:00') })).toBe(isOff);
  expect(occurrenceAt(weekly(at(cancelledAt)), at('01-17T22:00:00'))?.isCancelled).toBe(isOff);
});

describe('a cancelled series without an end', () => {
  const event = weekly(at('01-20T12:00:00'));

  it('is over when the last occurrence before the cancellation ended', () => {
    expect(eventOverAt(event)).toEqual(at('01-18T01:00:00'));
    expect(eventState(event, at('01-20T12:00:00'))).toBe('past');
    expect(eventState(event, LONG_AFTER)).toBe('past');
    expect(nextOccurrence(event, LONG_AFTER)).toBeNull();
  });

  it('has the occurrences before the cancellation, and none to RSVP to', () => {
    expect(previousOccurrence(event, LONG_AFTER)?.occursAt).toEqual(at('01-17T22:00:00'));
    expect(occurrencesOf(event, at('01-01T00:00:00'), at('02-01T00:00:00')).map(({ isCancelled }) => isCancelled)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(timesWithRsvp(event, at('01-20T12:00:00'))).toEqual([]);
  });

  it('leaves out single cancelled occurrences, and includes moved ones', () => {
    const off = change('01-17', { cancelledAt: at('01-12T00:00:00') });
    expect(eventOverAt(weekly(at('01-20T12:00:00'), [off]))).toEqual(at('01-11T01:00:00'));
    const earlier = change('02-07', { startsAt: at('01-19T09:00:00'), endsAt: at('01-19T10:00:00') });
    expect(eventOverAt(weekly(at('01-20T12:00:00'), [earlier]))).toEqual(at('01-19T10:00:00'));
    const later = change('01-17', { startsAt: at('01-21T09:00:00'), endsAt: at('01-21T10:00:00') });
    expect(eventOverAt(weekly(at('01-20T12:00:00'), [later]))).toEqual(at('01-11T01:00:00'));
  });
});

test.each([
  ['before its first occurrence', '01-01T00:00:00', '01-01T00:00:00'],
  ['during its first occurrence', '01-10T23:00:00', '01-10T23:00:00'],
  ['at the end of its first occurrence', '01-11T01:00:00', '01-11T01:00:00'],
  ['after its first occurrence', '01-12T00:00:00', '01-11T01:00:00'],
])('eventOverAt of a series cancelled %s', (_when, cancelledAt, overAt) => {
  expect(eventOverAt(weekly(at(cancelledAt)))).toEqual(at(overAt));
  expect(eventOverAt(once(at(cancelledAt)))).toEqual(at(overAt));
});

test('an event that was not cancelled is over as before', () => {
  expect(eventOverAt(once(null))).toEqual(at('01-11T01:00:00'));
  expect(eventOverAt(weekly(null))).toBeNull();
});

describe('missedTimes', () => {
  const missed = (event: EventTimes, now: string) => missedTimes(event, at(now)).map(({ occursAt }) => occursAt);

  it.each([
    ['counts none before the end of the first one', '01-25T00:59:59', 0],
    ['counts the first one at its end', '01-25T01:00:00', 1],
    ['counts one while the second would be live', '01-31T23:00:00', 1],
    ['counts two after the second', '02-01T01:00:00', 2],
  ])('%s', (_when, now, count) => {
    expect(missed(weekly(at('01-20T12:00:00')), now)).toHaveLength(count);
  });

  it('leaves out occurrences cancelled separately, and counts moved ones at their new time', () => {
    const off = change('01-24', { cancelledAt: at('01-12T00:00:00') });
    expect(missed(weekly(at('01-20T12:00:00'), [off]), '02-02T00:00:00')).toEqual([at('01-31T22:00:00')]);
    const later = change('01-17', { startsAt: at('01-21T09:00:00'), endsAt: at('01-21T10:00:00') });
    expect(missed(weekly(at('01-20T12:00:00'), [later]), '01-22T00:00:00')).toEqual([at('01-17T22:00:00')]);
  });

  it('is empty for an event that was not cancelled', () => {
    expect(missed(weekly(null), '02-02T00:00:00')).toEqual([]);
  });
});

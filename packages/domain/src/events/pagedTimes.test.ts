import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occurrencesOf } from './occurrencesOf.ts';
import { timesPast, timesToCome } from './pagedTimes.ts';
import type { EventOccurrence, EventTimes, OccurrenceChange } from './recurrence.ts';

const DAY = 86_400_000;
const at = (text: string): Date => new Date(`2025-${text}+08:00`);
/** Every day from 11 PM to 1 AM. */
const daily = (changes: OccurrenceChange[] = [], until: Date | null = null): EventTimes => ({
  startsAt: at('01-10T23:00:00'),
  endsAt: at('01-11T01:00:00'),
  recurrence: { every: 'day', interval: 1, until },
  changes,
});
const days = (times: readonly EventOccurrence[]) =>
  times.map(({ startsAt }) => new Date(startsAt.getTime() + DAY / 3).toISOString().slice(5, 10));

describe('timesToCome', () => {
  it.each([
    ['returns the first ones before the event begins', '01-09T00:00:00', ['01-10', '01-11']],
    ['includes a live occurrence, past midnight in Manila', '01-13T00:30:00', ['01-12', '01-13']],
    ['leaves out an occurrence at its end', '01-13T01:00:00', ['01-13', '01-14']],
  ])('%s', (_when, now, expected) => {
    expect(days(timesToCome(daily(), { now: at(now), limit: 2 }))).toEqual(expected);
  });

  it('ends with the last occurrence, and is empty after it', () => {
    const event = daily([], at('01-12T00:00:00'));
    expect(days(timesToCome(event, { now: at('01-11T12:00:00'), limit: 9 }))).toEqual(['01-11', '01-12']);
    expect(timesToCome(event, { now: at('02-01T00:00:00'), limit: 9 })).toEqual([]);
  });
});

describe('timesPast', () => {
  it.each([
    ['is empty before the event begins', '01-09T00:00:00', []],
    ['is empty while the first occurrence is live', '01-11T00:59:59', []],
    ['includes the first occurrence at its end', '01-11T01:00:00', ['01-10']],
    ['later', '03-01T12:00:00', ['02-28', '02-27', '02-26']],
  ])('%s', (_when, now, expected) => {
    expect(days(timesPast(daily(), { now: at(now), limit: 3 }))).toEqual(expected);
  });

  it('goes back over years without any', () => {
    const leapDay = new Date('2016-02-29T03:00:00Z');
    const event = {
      startsAt: leapDay,
      endsAt: new Date(leapDay.getTime() + 1),
      recurrence: { every: 'month', interval: 48, until: null } as const,
    };
    expect(timesPast(event, { now: at('01-01T00:00:00'), limit: 5 }).map(({ startsAt }) => startsAt.getUTCFullYear())).toEqual([
      2024, 2020, 2016,
    ]);
  });
});

describe('paging', () => {
  const NOW = at('06-01T00:10:00');
  const changes = fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: 120, max: 170 }),
      by: fc.integer({ min: -40, max: 40 }),
      isOff: fc.boolean(),
      isMoved: fc.boolean(),
    }),
    { selector: ({ day }) => day, maxLength: 12 },
  );
  const pages = (page: typeof timesToCome, event: EventTimes, limit: number): EventOccurrence[] => {
    const all: EventOccurrence[] = [];
    for (let rows = page(event, { now: NOW, limit }); rows.length > 0; rows = page(event, { now: NOW, limit, after: all.at(-1)! }))
      all.push(...rows);
    return all;
  };

  it('returns every occurrence once, with its changes, in order', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: 1, max: 40 }), (drawn, limit) => {
        const first = at('01-10T23:00:00').getTime();
        const event = daily(
          drawn.map(({ day, by, isOff, isMoved }) => {
            const occursAt = new Date(first + day * DAY);
            const startsAt = isMoved ? new Date(occursAt.getTime() + by * (DAY / 3)) : null;
            return { occursAt, startsAt, endsAt: startsAt && new Date(startsAt.getTime() + DAY / 24), cancelledAt: isOff ? NOW : null };
          }),
          at('08-01T00:00:00'),
        );
        const all = occurrencesOf(event, at('01-01T00:00:00'), at('12-31T00:00:00'));
        const isOver = ({ endsAt }: EventOccurrence) => endsAt.getTime() <= NOW.getTime();
        expect(pages(timesToCome, event, limit)).toEqual(all.filter((time) => !isOver(time)));
        expect(pages(timesPast, event, limit).toReversed()).toEqual(all.filter(isOver));
      }),
      { numRuns: 40 },
    );
  });
});

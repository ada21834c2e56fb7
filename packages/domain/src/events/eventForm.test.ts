import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { DAY_NAMES } from '../time/calendarNames.ts';
import { TIME_SLOTS } from '../time/timeSlots.ts';
import { TIME_ZONES, timeZoneLabel } from '../time/timeZones.ts';
import { eventForm } from './eventForm.ts';
import { eventFormTimes } from './eventFormTimes.ts';
import { occurrencesOf } from './occurrencesOf.ts';
import { RECURRENCE_UNITS } from './recurrence.ts';

const LOS_ANGELES = 'GMT-08:00 Los Angeles';
const values = {
  name: ' Portfolio night ',
  startDay: '2025-11-17',
  startTime: '7:00 PM',
  endDay: '2025-11-17',
  endTime: '8:30 PM',
  place: 'Manila',
};
const times = (more: object) => eventForm.parse({ ...values, ...more }).times;

describe('eventForm', () => {
  test('parses required fields and fills in the rest', () => {
    expect(eventForm.parse(values)).toEqual({
      name: 'Portfolio night',
      shortDescription: '',
      description: '',
      timeZone: 'GMT+08:00 Singapore',
      place: 'Manila',
      link: '',
      seats: null,
      recordingUrl: '',
      hostId: null,
      accessLevelIds: [],
      times: { startsAt: new Date('2025-11-17T11:00:00Z'), endsAt: new Date('2025-11-17T12:30:00Z'), recurrence: null },
    });
  });

  test.each<[string, object, string, string]>([
    ['accepts midnight in Manila', { startTime: '12:00 AM', endTime: '12:30 AM' }, '2025-11-16T16:00:00.000Z', '2025-11-16T16:30:00.000Z'],
    [
      'accepts an event that passes midnight',
      { startTime: '11:30 PM', endDay: '2025-11-18', endTime: '12:30 AM' },
      '2025-11-17T15:30:00.000Z',
      '2025-11-17T16:30:00.000Z',
    ],
    ['accepts a leap day', { startDay: '2024-02-29', endDay: '2024-02-29' }, '2024-02-29T11:00:00.000Z', '2024-02-29T12:30:00.000Z'],
    ['applies winter time', { timeZone: LOS_ANGELES }, '2025-11-18T03:00:00.000Z', '2025-11-18T04:30:00.000Z'],
    [
      'applies summer time',
      { timeZone: LOS_ANGELES, startDay: '2025-07-17', endDay: '2025-07-17' },
      '2025-07-18T02:00:00.000Z',
      '2025-07-18T03:30:00.000Z',
    ],
    [
      'applies a zone with a quarter-hour offset',
      { timeZone: 'GMT+05:45 Kathmandu' },
      '2025-11-17T13:15:00.000Z',
      '2025-11-17T14:45:00.000Z',
    ],
    ['accepts exactly seven days', { endDay: '2025-11-24', endTime: '7:00 PM' }, '2025-11-17T11:00:00.000Z', '2025-11-24T11:00:00.000Z'],
  ])('%s', (_what, more, startsAt, endsAt) => {
    expect(times(more)).toEqual({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), recurrence: null });
  });

  test.each<[string, object, Record<string, string>]>([
    ['no name', { name: ' ' }, { name: 'Name is required' }],
    ['a name of 151 characters', { name: 'x'.repeat(151) }, { name: 'Name is too long' }],
    ['no start day', { startDay: '' }, { startDay: 'Start day is required' }],
    ['a day that does not exist', { startDay: '2025-02-29' }, { startDay: 'Start day is not valid' }],
    ['the 31st of a month of 30', { endDay: '2025-11-31' }, { endDay: 'End day is not valid' }],
    ['a quarter of an hour', { startTime: '7:15 PM' }, { startTime: 'Start time is not valid' }],
    ['an unknown zone', { timeZone: 'Asia/Manila' }, { timeZone: 'Time zone is not valid' }],
    ['an end at the start', { endTime: '7:00 PM' }, { endTime: 'The end must come after the start.' }],
    ['an end on an earlier day', { endDay: '2025-11-16' }, { endDay: 'The end must come after the start.' }],
    ['half an hour more than a week', { endDay: '2025-11-24', endTime: '7:30 PM' }, { endDay: 'An event can last at most seven days.' }],
    [
      'a time skipped by daylight saving',
      { timeZone: LOS_ANGELES, startDay: '2025-03-09', startTime: '2:30 AM', endDay: '2025-03-09', endTime: '4:00 AM' },
      { startTime: 'The clocks go forward on that day: there is no 2:30 AM in Los Angeles.' },
    ],
    ['neither place nor link', { place: '' }, { place: 'Enter a place, a link, or both.' }],
    ['a link without https', { link: 'http://meet.example/1' }, { link: 'Link is not valid' }],
    ['a link with a password', { link: 'https://me:secret@meet.example/1' }, { link: 'Link is not valid' }],
    ['a script for a link', { recordingUrl: 'javascript:alert(1)' }, { recordingUrl: 'Recording link is not valid' }],
    ['no seats', { seats: 0 }, { seats: 'Seats is too low' }],
    ['too many seats', { seats: 100_001 }, { seats: 'Seats is too high' }],
    ['half a seat', { seats: 1.5 }, { seats: 'Seats is not formatted correctly' }],
    ['an unknown unit', { every: 'year' }, { every: 'Repeats is not valid' }],
    ['the interval 0', { every: 'day', interval: 0 }, { interval: 'Interval is too low' }],
    ['the interval 53', { every: 'day', interval: 53 }, { interval: 'Interval is too high' }],
    ['a last day before the first', { every: 'day', until: '2025-11-16' }, { until: 'The last day must not be before the first.' }],
    ['an invalid last day', { every: 'day', until: '2025-11-31' }, { until: 'Last day is not valid' }],
    [
      'chosen days without the day of the first occurrence',
      { every: 'week', weekDays: ['Tuesday'] },
      { weekDays: 'The first time is on a Monday: choose that day, too.' },
    ],
    [
      'every other week on days that fall into two weeks in Manila',
      { timeZone: LOS_ANGELES, every: 'week', interval: 2, weekDays: ['Monday', 'Saturday'] },
      { weekDays: 'In Manila these days fall in two different weeks. Choose the Manila time zone, or create two events.' },
    ],
  ])('rejects %s', (_what, more, expected) => {
    expect(fieldErrors(eventForm, { ...values, ...more })).toEqual(expected);
  });

  test('accepts a link alone, and a last day on the first', () => {
    expect(
      fieldErrors(eventForm, { ...values, place: '', link: 'https://meet.example/1', every: 'day', until: '2025-11-17' }),
    ).toBeUndefined();
  });

  test('drops the recurrence fields of a one-time event', () => {
    expect(times({ every: null, interval: 4, weekDays: ['Friday'], until: '2020-01-01' }).recurrence).toBeNull();
  });

  test('reads weekdays in the time zone of entry: Monday evening in Los Angeles is Tuesday in Manila', () => {
    const entered = { timeZone: LOS_ANGELES, every: 'week', weekDays: ['Monday', 'Saturday'], until: '2025-11-24' };
    const event = times(entered);
    expect(event.recurrence).toEqual({ every: 'week', interval: 1, weekDays: [0, 2], until: new Date('2025-11-24T16:00:00Z') });
    const found = occurrencesOf(event, new Date('2025-11-01'), new Date('2026-01-01'));
    expect(found.map(({ startsAt }) => startsAt.toISOString().slice(0, 16))).toEqual([
      '2025-11-18T03:00',
      '2025-11-23T03:00',
      '2025-11-25T03:00',
    ]);
    expect(eventFormTimes(event, LOS_ANGELES)).toMatchObject({ weekDays: ['Monday', 'Saturday'], until: '2025-11-24' });
  });

  test('round-trips an event through its form values', () => {
    const slot = fc.constantFrom(...TIME_SLOTS);
    const entered = fc.record({
      timeZone: fc.constantFrom(...TIME_ZONES).map(timeZoneLabel),
      startDay: fc.constantFrom('2025-01-31', '2025-03-09', '2025-06-29', '2025-11-02', '2025-12-31'),
      startTime: slot,
      endTime: slot,
      every: fc.constantFrom(null, ...RECURRENCE_UNITS.map(({ value }) => value)),
      interval: fc.integer({ min: 1, max: 52 }),
      weekDays: fc.subarray([...DAY_NAMES]),
      until: fc.constantFrom('', '2026-02-28'),
    });
    fc.assert(
      fc.property(entered, (given) => {
        const form = { ...values, ...given, endDay: new Date(Date.parse(given.startDay) + 86_400_000).toISOString().slice(0, 10) };
        fc.pre(fieldErrors(eventForm, form) === undefined);
        const event = eventForm.parse(form).times;
        const again = { ...values, ...eventFormTimes(event, given.timeZone) };
        expect(eventForm.parse(again).times).toEqual(event);
      }),
      { numRuns: 400 },
    );
  });
});

import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalHttps } from '../forms/httpsField.ts';
import { optionalLine, optionalText, requiredLine } from '../forms/textField.ts';
import { recordId, recordIds, wholeNumber } from '../forms/wholeNumberField.ts';
import { DAY_NAMES } from '../time/calendarNames.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { TIME_SLOTS } from '../time/timeSlots.ts';
import { DEFAULT_TIME_ZONE } from '../time/timeZones.ts';
import { liesInTwoWeeks, recurrenceEntered } from './enteredRecurrence.ts';
import { enteredSpan, zoneNamed } from './occurrenceTimes.ts';
import { type EventTimes, RECURRENCE_UNITS, type RecurrenceUnit } from './recurrence.ts';

/** Maximum interval of a recurrence: every 52nd day, week or month. */
export const MAX_INTERVAL = 52;
/** Maximum number of seats. An event without a limit has no number. */
export const MAX_SEATS = 100_000;

const UNITS = RECURRENCE_UNITS.map(({ value }) => value) as [RecurrenceUnit, ...RecurrenceUnit[]];

const day = (label: string) => requiredLine(label, 10).check(z.refine((text) => fromIsoDay(text) !== null, formMessage(label, 'validate')));
const slot = (label: string) => requiredLine(label, 8).check(z.refine((text) => TIME_SLOTS.includes(text), formMessage(label, 'validate')));

/** The form fields of a time span. */
export const timeFields = {
  startDay: day('Start day'),
  startTime: slot('Start time'),
  endDay: day('End day'),
  endTime: slot('End time'),
  timeZone: z._default(
    z
      .string(formMessage('Time zone', 'required'))
      .check(z.refine((text) => zoneNamed(text) !== null, formMessage('Time zone', 'validate'))),
    DEFAULT_TIME_ZONE,
  ),
};

const fields = z.object({
  name: requiredLine('Name', 150),
  shortDescription: optionalText('Short description', 300),
  /** Markdown. */
  description: optionalText('Description', 20_000),
  ...timeFields,
  /** Null for a one-time event. */
  every: z._default(z.nullable(z.enum(UNITS, formMessage('Repeats', 'validate'))), null),
  /** Null only for a one-time event. */
  interval: z._default(z.nullable(wholeNumber('Interval', { least: 1, most: MAX_INTERVAL })), 1),
  /**
   * For weekly events: the days in the calendar of the time zone of entry. They include the day of
   * the first occurrence, or are empty.
   */
  weekDays: z._default(z.array(z.enum(DAY_NAMES, formMessage('Days', 'validate'))), []),
  /** The last day; '' means no end. */
  until: z._default(
    optionalLine('Last day', 10).check(z.refine((text) => text === '' || fromIsoDay(text) !== null, formMessage('Last day', 'validate'))),
    '',
  ),
  place: optionalLine('Place', 300),
  link: optionalHttps('Link'),
  /** Null means unlimited. */
  seats: z._default(z.nullable(wholeNumber('Seats', { least: 1, most: MAX_SEATS })), null),
  /** The address of the recording, once the event is over. */
  recordingUrl: optionalHttps('Recording link'),
  hostId: z._default(z.nullable(recordId('Host')), null),
  accessLevelIds: z._default(recordIds('Access level'), []),
});

type Fields = z.output<typeof fields>;

/**
 * An event as staff edit it: its texts, its times in a time zone, its recurrence, place, seats and
 * host. The generic messages apply. In addition, the end comes after the start and at most seven
 * days later, and the last day is not before the first. The day of the first occurrence is among
 * the chosen days, and there is a place, a link, or both.
 *
 * @example
 * const start = { startDay: '2025-11-17', startTime: '7:00 PM' };
 * const end = { endDay: '2025-11-17', endTime: '8:30 PM' };
 * eventForm.parse({ name: 'Ask me anything', place: 'Zoom', ...start, ...end }).times.startsAt
 * // 2025-11-17T19:00:00+08:00
 * @spec 2 §3, §5; how events recur and what seats are is a product decision
 */
export const eventForm = z.pipe(
  fields.check(
    z.superRefine((values, context) => {
      for (const { field, message } of problemsOf(values)) context.addIssue({ code: 'custom', path: [field], message });
    }),
  ),
  z.transform((values) => {
    const { name, shortDescription, description, timeZone, place, link, seats, recordingUrl, hostId, accessLevelIds } = values;
    const said = { name, shortDescription, description, place, link, seats, recordingUrl, hostId, accessLevelIds };
    return { ...said, timeZone, times: timesEntered(values) };
  }),
);

export type EventForm = z.output<typeof eventForm>;

function* problemsOf(values: Fields): Generator<{ field: keyof Fields; message: string }> {
  if (values.place === '' && values.link === '') yield { field: 'place', message: 'Enter a place, a link, or both.' };
  const span = enteredSpan(values);
  const zone = zoneNamed(values.timeZone);
  if ('field' in span) yield span;
  else if (zone !== null && liesInTwoWeeks(recurring(values), span.startsAt, zone))
    yield {
      field: 'weekDays',
      message: 'In Manila these days fall in two different weeks. Choose the Manila time zone, or create two events.',
    };
  if (values.every !== null && values.interval === null) yield { field: 'interval', message: formMessage('Interval', 'required') };
  const names = values.weekDays;
  if (values.every === 'week' && names.length > 0 && !names.some((name) => name === dayName(values.startDay)))
    yield { field: 'weekDays', message: `The first time is on a ${dayName(values.startDay)}: choose that day, too.` };
  if (values.every !== null && values.until !== '' && values.until < values.startDay)
    yield { field: 'until', message: 'The last day must not be before the first.' };
}

/** The weekday of a calendar day, in any time zone. */
const dayName = (text: string): string => DAY_NAMES[new Date(`${text}T00:00:00Z`).getUTCDay()] ?? '';

/** The recurrence, with the interval that a one-time event may lack. */
const recurring = ({ interval, ...values }: Fields) => ({ ...values, interval: interval ?? 1 });

function timesEntered(values: Fields): EventTimes {
  const span = enteredSpan(values);
  const zone = zoneNamed(values.timeZone);
  if ('field' in span || zone === null) throw new RangeError('The times of the form were not checked.');
  return { ...span, recurrence: recurrenceEntered(recurring(values), span.startsAt, zone) };
}

import { formatTime } from '../time/formatTime.ts';
import { wallTime } from '../time/zonedTime.ts';
import { timeZonePlace } from '../time/timeZones.ts';
import { eventDayText } from './eventDayText.ts';
import { eventForm } from './eventForm.ts';
import type { EnteredEventTimes } from './eventFormTimes.ts';
import { zoneNamed } from './occurrenceTimes.ts';
import { timesToCome } from './pagedTimes.ts';
import { recurrenceSentence } from './recurrenceSentence.ts';

/** The times that a form describes. */
export interface EventTimesPreview {
  /** 'Every Tuesday at 7:00 PM, Manila time.' */
  readonly sentence: string;
  /** The next occurrences, at most five. */
  readonly times: readonly PreviewedTime[];
  /** Whether further occurrences follow. */
  readonly hasMore: boolean;
}

interface PreviewedTime {
  readonly startsAt: Date;
  /** 'Tue, Nov 18 · 7:00 PM' */
  readonly text: string;
  /** 'Tue 3:00 AM in Los Angeles'; '' where the clock shows the time of Manila. */
  readonly local: string;
}

const SHOWN = 5;

/**
 * The sentence and the next dates of an event while its times are entered, exactly as the form
 * would save them. Null while the form rejects them. Product decision.
 *
 * @param values the form's values; those that are not about times may be missing or invalid
 */
export function eventTimesPreview(
  values: Omit<EnteredEventTimes, 'interval'> & { interval: number | null },
  now: Date,
): EventTimesPreview | null {
  const { startDay, startTime, endDay, endTime, timeZone, every, interval, weekDays, until } = values;
  const entered = { startDay, startTime, endDay, endTime, timeZone, every, interval, weekDays, until };
  const read = eventForm.safeParse({ ...entered, name: 'Preview', place: 'Preview' });
  if (!read.success) return null;
  const { times } = read.data;
  const found = timesToCome(times, { now, limit: SHOWN + 1 });
  return {
    sentence: recurrenceSentence(times, now),
    times: found
      .slice(0, SHOWN)
      .map(({ startsAt }) => ({ startsAt, text: dayAndTime(startsAt, now), local: localText(startsAt, read.data.timeZone) })),
    hasMore: found.length > SHOWN,
  };
}

const dayAndTime = (at: Date, now: Date): string => `${eventDayText(at, now)} · ${formatTime(at)}`;

/** The weekday and time that a clock in the time zone shows. */
function localText(at: Date, timeZone: string): string {
  const { day, minute } = wallTime(zoneNamed(timeZone) ?? 'UTC', at);
  // The instant at which a clock in Manila shows the same.
  const shown = new Date(Date.parse(`${day}T00:00:00+08:00`) + minute * 60_000);
  if (shown.getTime() === at.getTime()) return '';
  return `${eventDayText(shown, shown).slice(0, 3)} ${formatTime(shown)} in ${timeZonePlace(timeZone)}`;
}

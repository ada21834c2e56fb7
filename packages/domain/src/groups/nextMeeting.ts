import { checkDates } from '../time/checkDates.ts';
import { addManilaDays, manilaDaysBetween } from '../time/manilaDay.ts';
import { weekOf } from './weekOf.ts';

/** Minutes after its start during which a meeting is still the next one, for people who are late. */
export const MEETING_MINUTES = 60;

const MINUTE = 60_000;

interface WeeklyMeeting {
  /** 1 is Monday, 7 is Sunday, in Manila. */
  readonly meetingDay: number | null;
  /** 'HH:MM' in Manila. */
  readonly meetingTime: string | null;
}

/**
 * The start of the next weekly meeting in Manila. A meeting that began less than an hour ago is
 * still the next one. Null without a meeting, and for an invalid day, time or date. A product
 * decision.
 *
 * @example
 * const meeting = { meetingDay: 1, meetingTime: '19:30' };
 * nextMeeting(meeting, new Date('2025-11-17T11:00:00Z')) // 2025-11-17T19:30:00+08:00
 */
export function nextMeeting({ meetingDay, meetingTime }: WeeklyMeeting, now: Date): Date | null {
  checkDates({ now });
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(meetingTime ?? '') ?? [];
  const isDay = meetingDay !== null && Number.isInteger(meetingDay) && meetingDay >= 1 && meetingDay <= 7;
  if (!isDay || hours === undefined || Number.isNaN(now.getTime())) return null;
  const inWeek = (week: Date): Date =>
    new Date(addManilaDays(week, meetingDay - 1).getTime() + (Number(hours) * 60 + Number(minutes)) * MINUTE);
  const monday = weekOf(now);
  const starts = [-7, 0, 7].map((days) => inWeek(addManilaDays(monday, days)));
  return starts.find((start) => start.getTime() + MEETING_MINUTES * MINUTE > now.getTime()) ?? null;
}

/**
 * Whether a meeting runs: it began less than an hour ago.
 *
 * @example
 * const start = new Date('2025-11-17T11:30:00Z');
 * isMeetingNow(start, new Date('2025-11-17T12:00:00Z')) // true
 */
export function isMeetingNow(start: Date, now: Date): boolean {
  checkDates({ start, now });
  return start.getTime() <= now.getTime() && now.getTime() < start.getTime() + MEETING_MINUTES * MINUTE;
}

/**
 * The day of a meeting in words.
 *
 * @example meetingDayText(new Date('2025-11-18T11:30:00Z'), new Date('2025-11-17T02:00:00Z'))
 * // 'tomorrow'
 */
export function meetingDayText(start: Date, now: Date): string {
  const days = manilaDaysBetween(now, start);
  return days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

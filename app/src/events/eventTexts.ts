import { formatTime, manilaClock, MONTHS } from '@atlas/domain/time';

/** "Wed, Nov 25"; with the year where it is another one than now. */
export function eventDayText(at: string, now: Date): string {
  const { weekday, month, day, year } = manilaClock(at);
  const date = `${weekday.slice(0, 3)}, ${MONTHS[month - 1]?.slice(0, 3) ?? ''} ${day}`;
  return year === manilaClock(now).year ? date : `${date}, ${year}`;
}

/** When a time of an event starts, with the zone: "Wed, Nov 25 · 7:00 PM, Manila time". */
export const eventTimeText = (startsAt: string, now: Date): string =>
  `${eventDayText(startsAt, now)} · ${formatTime(startsAt)}, Manila time`;

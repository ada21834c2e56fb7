import { formatTime } from '@atlas/domain/time';
import { eventDayText } from './eventTexts.ts';

/** When a time of an event starts and ends, with the zone; the day of its end only where it is another one. */
export function eventSpanText({ startsAt, endsAt }: { startsAt: string; endsAt: string }, now: Date): string {
  const [from, to] = [eventDayText(startsAt, now), eventDayText(endsAt, now)];
  const end = from === to ? formatTime(endsAt) : `${to}, ${formatTime(endsAt)}`;
  return `${from} · ${formatTime(startsAt)} to ${end}, Manila time`;
}

import { checkDates } from './checkDates.ts';

/** The date and time on a calendar and a wall clock in some zone. */
export interface WallTime {
  /** The day, as in date inputs: '2025-11-17'. */
  readonly day: string;
  /** Minutes since midnight. */
  readonly minute: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
};

/**
 * The date and time in a time zone at an instant.
 *
 * @param zone a name of the IANA database
 * @throws RangeError for an unknown zone and an invalid date
 * @example wallTime('America/Los_Angeles', new Date('2025-07-01T02:30:00Z'))
 * // { day: '2025-06-30', minute: 1170 }
 * @spec 2 §3 names the time zones; their use is a product decision
 */
export function wallTime(zone: string, at: Date): WallTime {
  checkDates({ at });
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute } = parts;
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute) };
}

/**
 * The instant at which the clock in a time zone shows a day and a time. The first one if the time
 * occurs twice. Null if it never occurs because the clocks go forward, and for an invalid day.
 *
 * @param zone a name of the IANA database
 * @throws RangeError for an unknown zone
 * @example instantInZone('America/Los_Angeles', { day: '2025-03-09', minute: 150 }) // null
 * @spec 2 §3 names the time zones; their use is a product decision
 */
export function instantInZone(zone: string, wall: WallTime): Date | null {
  const asUtc = Date.parse(`${wall.day}T00:00:00Z`) + wall.minute * MINUTE;
  if (Number.isNaN(asUtc)) return null;
  // No place is more than 14 hours from UTC, and no clock changes twice within a day.
  const offsets = [asUtc - 24 * HOUR, asUtc + 24 * HOUR].map((at) => offsetAt(zone, at));
  const shown = offsets
    .map((offset) => new Date(asUtc - offset))
    .toSorted((a, b) => a.getTime() - b.getTime())
    .find((at) => {
      const { day, minute } = wallTime(zone, at);
      return day === wall.day && minute === wall.minute;
    });
  return shown ?? null;
}

/** The offset of a zone's clock ahead of UTC, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const { day, minute } = wallTime(zone, new Date(at));
  return Date.parse(`${day}T00:00:00Z`) + minute * MINUTE - Math.floor(at / MINUTE) * MINUTE;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A waiting time in its largest whole unit.
 *
 * @param seconds from 0; negative values count as 0
 * @example waitText(7260) // '2 h'
 */
export function waitText(seconds: number): string {
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h`;
  if (seconds >= MINUTE) return `${Math.floor(seconds / MINUTE)} min`;
  return `${Math.max(0, Math.floor(seconds))} s`;
}

import { fromIsoDay } from '@atlas/domain/time';

/** The start in Manila of a day that the database holds. Throws a RangeError when the text is none. */
export function dayOf(day: string): Date {
  const at = fromIsoDay(day);
  if (at === null) throw new RangeError(`Not a day: ${day}`);
  return at;
}

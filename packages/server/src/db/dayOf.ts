import { fromIsoDay } from '@atlas/domain/time';

/**
 * The start, in Manila, of a day in the database.
 *
 * @throws RangeError when the text is not a day
 */
export function dayOf(day: string): Date {
  const at = fromIsoDay(day);
  if (at === null) throw new RangeError(`Not a day: ${day}`);
  return at;
}

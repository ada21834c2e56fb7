import * as z from 'zod/mini';
import { optionalDay } from '../forms/optionalDay.ts';
import { wholeNumber } from '../forms/wholeNumberField.ts';
import { checkDates } from '../time/checkDates.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { accessStart } from './accessStart.ts';
import { orBlankValidity } from './funnelCustomisation.ts';
import { MAX_START_DAYS } from './startDate.ts';
import { validityDateOf } from './validityDate.ts';

const fields = z.object({
  startByDays: z._default(wholeNumber('Start', { least: 0, most: MAX_START_DAYS }), 0),
  startsOn: optionalDay('Start date'),
  validityByDays: orBlankValidity,
});

/**
 * The access of a person who buys now, while the funnel is being entered. It is the rule that later
 * applies to buyers.
 *
 * @param values the values of the form, which may be incomplete
 * @returns null while the start or the validity is incomplete
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const now = new Date('2025-11-17T02:00:00Z');
 * accessPreview({ startByDays: 1, validityByDays: 30 }, now)
 * // { start: 2025-11-18T00:00:00+08:00, end: 2025-12-18T00:00:00+08:00 }
 * @spec 2 §5
 */
export function accessPreview(values: object, now: Date): { start: Date; end: Date } | null {
  checkDates({ now });
  const form = fields.safeParse(values);
  if (!form.success) return null;
  const { startByDays, startsOn, validityByDays } = form.data;
  const start = accessStart({ startByDays, startsAt: startsOn === null ? null : fromIsoDay(startsOn) }, now);
  return { start, end: validityDateOf(validityByDays, start) };
}

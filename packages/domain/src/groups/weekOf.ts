import { checkDates } from '../time/checkDates.ts';
import { addManilaDays, manilaDaysBetween, startOfManilaDay } from '../time/manilaDay.ts';

/** A Monday, as its start in Manila. */
const A_MONDAY = /* @__PURE__ */ new Date('2024-01-01T00:00:00+08:00');

/**
 * The start of the week of `now`: the latest Monday, as its start in Manila. A check-in belongs to
 * the week in which it is sent. An invalid date stays invalid. The specification leaves the week
 * open; this is a product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example weekOf(new Date('2025-11-16T23:59:59+08:00')) // 2025-11-10T00:00:00+08:00
 */
export function weekOf(now: Date): Date {
  checkDates({ now });
  const today = startOfManilaDay(now);
  if (Number.isNaN(today.getTime())) return today;
  const sinceMonday = ((manilaDaysBetween(A_MONDAY, today) % 7) + 7) % 7;
  return addManilaDays(today, -sinceMonday);
}

/** The maximum up to which lists count exactly and have numbered pages. */
export const MAX_COUNTED = 1000;

/**
 * A number of rows as lists show it: exact up to 1,000, then 1,000+. An invalid number reads 0. The
 * cap of counts is a product decision.
 *
 * @example countText(1001) // '1,000+'
 */
export function countText(rows: number): string {
  if (!Number.isFinite(rows) || rows <= 0) return '0';
  return rows > MAX_COUNTED ? '1,000+' : Math.floor(rows).toLocaleString('en-PH');
}

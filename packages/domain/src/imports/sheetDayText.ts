/**
 * A day as the columns of the templates have it; '' for none.
 *
 * @param day as yyyy-mm-dd
 * @example sheetDayText('2025-11-17') // '11/17/2025'
 * @spec 2 §3
 */
export function sheetDayText(day: string | null): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? [];
  return year === undefined ? '' : `${month}/${date}/${year}`;
}

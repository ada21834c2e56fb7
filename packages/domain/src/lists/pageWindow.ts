/**
 * Rows per page.
 *
 * @spec 2 §9
 */
export const PAGE_SIZE = 10;

/**
 * Number of page links shown at once.
 *
 * @spec 2 §9
 */
export const VISIBLE_PAGES = 5;

const atLeastOne = (value: number): number => (Number.isFinite(value) ? Math.max(1, Math.floor(value)) : 1);

/**
 * The number of pages for a number of rows; at least one.
 *
 * @example pageCount(21) // 3
 * @spec 2 §9
 */
export function pageCount(rows: number, size: number = PAGE_SIZE): number {
  return atLeastOne(Math.ceil(rows / atLeastOne(size)));
}

/**
 * The pages whose links show: five in a row, with the current one in the middle where possible. A
 * current page beyond the ends counts as the nearest.
 *
 * @param current the current page, from 1
 * @param pages the number of pages
 * @example pageWindow(7, 20) // [5, 6, 7, 8, 9]
 * @spec 2 §9
 */
export function pageWindow(current: number, pages: number): number[] {
  const last = atLeastOne(pages);
  const page = Math.min(atLeastOne(current), last);
  const length = Math.min(VISIBLE_PAGES, last);
  const first = Math.max(1, Math.min(page - Math.floor(VISIBLE_PAGES / 2), last - length + 1));
  return Array.from({ length }, (_none, index) => first + index);
}

/** Rows on a page. Specification 2 §9. */
export const PAGE_SIZE = 10;

/** Links to pages that show at once. Specification 2 §9. */
export const VISIBLE_PAGES = 5;

const atLeastOne = (value: number): number => (Number.isFinite(value) ? Math.max(1, Math.floor(value)) : 1);

/**
 * How many pages so many rows fill; at least one.
 *
 * @example pageCount(21) // 3
 * Specification 2 §9.
 */
export function pageCount(rows: number, size: number = PAGE_SIZE): number {
  return atLeastOne(Math.ceil(rows / atLeastOne(size)));
}

/**
 * The pages whose links show: five in a row, the current one in the middle as far as the ends allow. A current page beyond the
 * ends counts as the nearest.
 *
 * @param current from 1
 * @param pages how many there are
 * @example pageWindow(7, 20) // [5, 6, 7, 8, 9]
 * Specification 2 §9.
 */
export function pageWindow(current: number, pages: number): number[] {
  const last = atLeastOne(pages);
  const page = Math.min(atLeastOne(current), last);
  const length = Math.min(VISIBLE_PAGES, last);
  const first = Math.max(1, Math.min(page - Math.floor(VISIBLE_PAGES / 2), last - length + 1));
  return Array.from({ length }, (_none, index) => first + index);
}

import { countText, MAX_COUNTED } from './countText.ts';
import type { ListSearch } from './listSearch.ts';
import { PAGE_SIZE, pageCount, pageWindow } from './pageWindow.ts';

export interface ListedPage {
  /** Matching rows, counted up to 1,001. */
  readonly totalCount: number;
  /** Rows on this page. */
  readonly rows: number;
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

export interface ListPages {
  /** The page links to show; empty beyond the numbered pages. */
  readonly numbers: readonly number[];
  readonly previous: Pick<ListSearch, 'page'> | null;
  readonly next: Partial<Pick<ListSearch, 'page' | 'after'>> | null;
  /** '21–30 of 348'; '' for an empty list. */
  readonly summary: string;
}

/**
 * The page links of a list: numbers within the first 1,000 rows, five at a time. Beyond them
 * Previous and Next continue by cursor, and Previous leads back to the last numbered page.
 *
 * @example
 * const list = { query: '', sort: null, page: 3, after: null, filters: {} };
 * const listed = { totalCount: 348, rows: 10, hasNextPage: true, endCursor: 'x' };
 * listPages(list, listed).summary // '21–30 of 348'
 * @spec 2 §9; the limit of 1,000 is a product decision
 */
export function listPages(list: ListSearch, { totalCount, rows, hasNextPage, endCursor }: ListedPage): ListPages {
  const last = pageCount(Math.min(totalCount, MAX_COUNTED));
  if (list.after !== null) {
    const next = hasNextPage && endCursor !== null ? { after: endCursor } : null;
    return { numbers: [], previous: { page: last }, next, summary: `${rows} of ${countText(totalCount)}` };
  }
  const first = (list.page - 1) * PAGE_SIZE;
  const byCursor = hasNextPage && endCursor !== null && list.page >= last ? { after: endCursor } : null;
  return {
    numbers: last > 1 ? pageWindow(list.page, last) : [],
    previous: list.page > 1 ? { page: list.page - 1 } : null,
    next: list.page < last ? { page: list.page + 1 } : byCursor,
    summary: rows === 0 ? '' : `${rows === 1 ? '' : `${first + 1}–`}${first + rows} of ${countText(totalCount)}`,
  };
}

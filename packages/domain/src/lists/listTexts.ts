/**
 * The empty state of a list without its own text.
 *
 * @spec 2 §8
 */
export const NO_DATA = 'No data here';

/**
 * The text for a search without results.
 *
 * @spec 2 §8
 */
export const NO_RESULTS = 'Oops, no results found';

/** The text for filters without results. */
export const NO_MATCHES = 'No results for these filters.';

/**
 * The text for a search without results, in a list with its own empty states.
 *
 * @example noResultsFor(' maria ') // 'No results for “maria”.'
 */
export const noResultsFor = (query: string): string => `No results for “${query.trim()}”.`;

export const CLEAR_FILTERS = 'Clear filters';

/**
 * The status text while loading.
 *
 * @spec 2 §8
 */
export const LOADING = 'Loading...';

/** The message of a page beyond the end of a list, such as after its last rows were archived. */
export const EMPTY_PAGE = 'This page is empty.';

export const TO_FIRST_PAGE = 'Go to the first page';

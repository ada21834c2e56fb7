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
export const CLEAR_FILTERS = 'Clear filters';

/**
 * The status text while loading.
 *
 * @spec 2 §8
 */
export const LOADING = 'Loading...';

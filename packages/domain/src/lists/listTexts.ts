/** The empty state of a list that has no sentence of its own. Specification 2 §8. */
export const NO_DATA = 'No data here';

/** A search without results. Specification 2 §8. */
export const NO_RESULTS = 'Oops, no results found';

/** Filters without results. */
export const NO_MATCHES = 'No results for these filters.';
export const CLEAR_FILTERS = 'Clear filters';

/** The status text while something loads. Specification 2 §8. */
export const LOADING = 'Loading...';

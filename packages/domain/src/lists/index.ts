export { countText, MOST_COUNTED } from './count-text.ts';
export { type GlobalSearch, readGlobalSearch, SEARCH_DEBOUNCE_MS, toggleSearchType, writeGlobalSearch } from './global-search.ts';
export { CLEAR_FILTERS, LOADING, NO_DATA, NO_MATCHES, NO_RESULTS } from './list-texts.ts';
export { PAGE_SIZE, pageCount, pageWindow, VISIBLE_PAGES } from './page-window.ts';
export { selectionText } from './selection-text.ts';
export { STATUS_FILTERS, type StatusFilter } from './status-filters.ts';
export { type Sort, toggleSort } from './toggle-sort.ts';
export { truncate, TRUNCATE_AT } from './truncate.ts';

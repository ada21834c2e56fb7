export { countText, MOST_COUNTED } from './countText.ts';
export { type GlobalSearch, readGlobalSearch, SEARCH_DEBOUNCE_MS, toggleSearchType, writeGlobalSearch } from './globalSearch.ts';
export { CLEAR_FILTERS, LOADING, NO_DATA, NO_MATCHES, NO_RESULTS } from './listTexts.ts';
export { PAGE_SIZE, pageCount, pageWindow, VISIBLE_PAGES } from './pageWindow.ts';
export { selectionText } from './selectionText.ts';
export { STATUS_FILTERS, type StatusFilter } from './statusFilters.ts';
export { type Sort, toggleSort } from './toggleSort.ts';
export { truncate, TRUNCATE_AT } from './truncate.ts';

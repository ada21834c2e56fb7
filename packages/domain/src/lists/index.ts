export { countText, MAX_COUNTED } from './countText.ts';
export {
  type GlobalSearch,
  readGlobalSearch,
  readSearchType,
  SEARCH_DEBOUNCE_MS,
  toggleSearchType,
  writeGlobalSearch,
} from './globalSearch.ts';
export { CLEAR_FILTERS, EMPTY_PAGE, LOADING, NO_DATA, NO_MATCHES, NO_RESULTS, noResultsFor, TO_FIRST_PAGE } from './listTexts.ts';
export { PAGE_SIZE, pageCount, pageWindow, VISIBLE_PAGES } from './pageWindow.ts';
export { matchesSearch } from './matchesSearch.ts';
export { searchText } from './searchText.ts';
export { selectionText } from './selectionText.ts';
export { sortKey } from './sortKey.ts';
export { STATUS_FILTERS, type StatusFilter } from './statusFilters.ts';
export { type Sort, toggleSort } from './toggleSort.ts';
export { typoKeys } from './typoKeys.ts';
export { truncate, TRUNCATE_AT } from './truncate.ts';
export { type ListedPage, type ListPages, listPages } from './listPages.ts';
export { defineList, type FilterFieldsOf, type FilterNameOf, type ListDeclaration, type SortKeyOf } from './defineList.ts';
export { enumName, type EnumName, enumWord } from './enumName.ts';
export type { FilterValue, ListFilter } from './listFilter.ts';
export { rankMatches } from './rankMatches.ts';
export { textOfValues, valuesIn } from './filterValues.ts';
export { readFilter } from './readFilter.ts';
export {
  changeListSearch,
  filterOf,
  type ListSearch,
  type ListSearchOf,
  listVariables,
  type ListVariables,
  readListSearch,
  writeListSearch,
} from './listSearch.ts';
export { withoutCursor } from './withoutCursor.ts';
export { countNoun, type Noun } from './countNoun.ts';
export { smallNumber } from './smallNumber.ts';
export { isSameSet } from './isSameSet.ts';
export { MAX_SEARCH, SEARCH_TOO_LONG, SEARCH_TOO_SHORT, MIN_SEARCH, whyNotSearch } from './whyNotSearch.ts';
export { whyNotNarrow } from './whyNotNarrow.ts';

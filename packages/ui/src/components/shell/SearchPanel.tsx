import type { SearchPanelProps } from './SearchPanelProps.ts';
import { SearchPopup } from './SearchPopup.tsx';
import { SearchSheet } from './SearchSheet.tsx';

/** The search over everything, in the head of every page: typing opens what was found, by kind. For the rows of one list use a SearchField. */
export function SearchPanel({
  show = 'field',
  loading = false,
  label = 'Search',
  placeholder = 'Search',
  resultsLabel = 'Search results',
  typesLabel = 'Type',
  emptyText = 'Oops, no results found',
  loadingText = 'Loading...',
  countText,
  clearLabel = 'Clear search',
  closeLabel = 'Close search',
  ...rest
}: SearchPanelProps) {
  const props = {
    loading,
    label,
    placeholder,
    resultsLabel,
    typesLabel,
    emptyText,
    loadingText,
    countText,
    clearLabel,
    closeLabel,
    ...rest,
  };
  return show === 'field' ? <SearchPopup {...props} /> : <SearchSheet {...props} />;
}

import type { SearchPanelProps } from './SearchPanelProps.ts';
import { SearchPopup } from './SearchPopup.tsx';
import { SearchSheet } from './SearchSheet.tsx';

/** The global search in the header of every page: shows results by type while typing. To search one list use SearchField. */
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

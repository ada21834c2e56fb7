import type { SearchGroup, SearchTypeFilter } from './SearchResult.ts';

export interface SearchPanelProps {
  /** What is in the box. */
  query: string;
  /** At every key; writing it to the address after a while is the caller's. */
  onQueryChange: (query: string) => void;
  groups: readonly SearchGroup[];
  types: readonly SearchTypeFilter[];
  activeType: string | null;
  /** A kind was pressed; that the active one is thereby cleared is the caller's rule. */
  onTypeChange: (type: string) => void;
  loading?: boolean | undefined;
  /** The page that is open: the panel closes when it changes. */
  page: string;
  /** `field` in a Sidebar or a wide TopBar; `button` where there is room for an icon alone, which then opens a sheet. */
  show?: 'field' | 'button' | undefined;
  label?: string | undefined;
  placeholder?: string | undefined;
  /** The name of the panel. */
  resultsLabel?: string | undefined;
  typesLabel?: string | undefined;
  emptyText?: string | undefined;
  loadingText?: string | undefined;
  /** "7 results", read aloud when they come. */
  countText?: string | undefined;
  clearLabel?: string | undefined;
  closeLabel?: string | undefined;
}

/** SearchPanelProps with every text decided. */
export interface DecidedSearchProps extends Omit<SearchPanelProps, 'show'> {
  loading: boolean;
  label: string;
  placeholder: string;
  resultsLabel: string;
  typesLabel: string;
  emptyText: string;
  loadingText: string;
  countText: string | undefined;
  clearLabel: string;
  closeLabel: string;
}

import type { SearchGroup, SearchTypeFilter } from './SearchResult.ts';

/** A message instead of results. */
export interface SearchMessage {
  readonly text: string;
  /** "Try again". */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

export interface SearchPanelProps {
  /** The search text. */
  query: string;
  /** Called on every keystroke; the caller debounces and updates the URL. */
  onQueryChange: (query: string) => void;
  groups: readonly SearchGroup[];
  types: readonly SearchTypeFilter[];
  activeType: string | null;
  /** Called when a type is pressed; the caller clears the active one. */
  onTypeChange: (type: string) => void;
  loading?: boolean | undefined;
  /**
   * Replaces the results: a query that is too short, no connection, or a failure with an action.
   */
  message?: SearchMessage | undefined;
  /**
   * Starts open: `focused` after a press on a SearchButton, `shown` when the URL contains a search.
   */
  startsOpen?: 'focused' | 'shown' | undefined;
  /** Called on Enter in the input: the caller searches immediately. */
  onSubmit?: (() => void) | undefined;
  /** The current page: the panel closes when it changes. */
  page: string;
  /** `field` in a Sidebar or a wide TopBar; `button` where there is only room for an icon, which opens a sheet. */
  show?: 'field' | 'button' | undefined;
  label?: string | undefined;
  placeholder?: string | undefined;
  /** The accessible name of the panel. */
  resultsLabel?: string | undefined;
  typesLabel?: string | undefined;
  emptyText?: string | undefined;
  loadingText?: string | undefined;
  /** "7 results", announced when they arrive. */
  countText?: string | undefined;
  clearLabel?: string | undefined;
  closeLabel?: string | undefined;
}

/** SearchPanelProps with all defaults applied. */
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

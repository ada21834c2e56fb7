import { type FilterNameOf, type ListDeclaration, listVariables, type ListVariables, type SortKeyOf } from '@atlas/domain/lists';
import { useLocation, useSearch } from 'wouter';
import { idIn } from '../../admin/idIn.ts';
import { type ListState, useListState } from '../../admin/lists/useListState.ts';

interface Log<List extends ListDeclaration> {
  state: ListState<SortKeyOf<List>, FilterNameOf<List>>;
  /** The variables of the page's query. */
  variables: ListVariables<List> & { readonly id: number };
  /** Whether a row is open, including an address that names an unknown row. */
  isOpen: boolean;
  /** Returns the address with a row open. */
  openHref: (id: number) => string;
  close: () => void;
}

/**
 * The state of a log and its open row, stored in the address.
 *
 * @param shownId id of the row that the page was loaded with. A row opens once its data has
 *   loaded, and closes at once.
 */
export function useLog<List extends ListDeclaration>(tab: string, declaration: List, shownId: number): Log<List> {
  const state = useListState('infoLogsReport', declaration, { within: { tab } });
  const { id } = idIn('id')(new URLSearchParams(useSearch()));
  const [, navigate] = useLocation();
  const { page, after } = state.list;
  const here = state.hrefOf({ page, after });
  return {
    state,
    variables: { ...listVariables(state.list, declaration), id },
    isOpen: id !== 0 && id === shownId,
    openHref: (row) => `${here}&id=${row}`,
    close: () => navigate(here, { replace: true }),
  };
}

import { type FilterNameOf, type ListDeclaration, listVariables, type ListVariables, type SortKeyOf } from '@atlas/domain/lists';
import { useLocation, useSearch } from 'wouter';
import { idIn } from '../../admin/idIn.ts';
import { type ListState, useListState } from '../../admin/lists/useListState.ts';

interface Log<List extends ListDeclaration> {
  state: ListState<SortKeyOf<List>, FilterNameOf<List>>;
  /** What the page asks for. */
  variables: ListVariables<List> & { readonly id: number };
  /** A row is open, or the address names one that is not there. */
  isOpen: boolean;
  /** The address with a row open. */
  openHref: (id: number) => string;
  close: () => void;
}

/**
 * A log and the row of it that is open, kept in the address.
 *
 * @param shownId of the row that the page was read with: one that is on its way opens when it is here, and one that is closed closes at once
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

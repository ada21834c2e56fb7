import { useSyncExternalStore } from 'react';

/** The selection stored in a history entry. */
interface KeptSelection {
  /** The list, search and filters that the selection belongs to. */
  scope: string;
  keys: readonly string[] | 'all';
}

const stateOf = () => history.state as { selection?: KeptSelection } | null;

// No subscription: going back mounts the list again, which reads the state then.
const never = () => () => undefined;
const onServer = () => null;

/**
 * The selection when the user left the list; null if there was none or for another search. It is
 * stored in the history entry, so only going back finds it.
 */
export const useKeptSelection = (scope: string): readonly string[] | 'all' | null => {
  const read = () => {
    const kept = stateOf()?.selection;
    return kept?.scope === scope ? kept.keys : null;
  };
  return useSyncExternalStore(never, read, onServer);
};

/**
 * Stores the selection in the history entry of a list, for when the user goes back. A cleared
 * selection is stored too, so that going further back does not restore what it was before.
 *
 * @param path The address of the list. Nothing is stored once the address is that of another page.
 */
export function keepSelection(path: string, scope: string, keys: ReadonlySet<string> | 'all'): void {
  if (location.pathname !== path.split('?', 1)[0]) return;
  const { selection: former, ...state } = stateOf() ?? {};
  const isEmpty = keys !== 'all' && keys.size === 0;
  if (isEmpty && former === undefined) return;
  history.replaceState({ ...state, selection: { scope, keys: keys === 'all' ? keys : [...keys] } }, '');
}

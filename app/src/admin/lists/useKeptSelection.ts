import { useSyncExternalStore } from 'react';

/** What an entry of the history remembers of a list. */
interface KeptSelection {
  /** Search and filters for which it was chosen. */
  scope: string;
  keys: readonly string[] | 'all';
}

const stateOf = () => history.state as { selection?: KeptSelection } | null;

// Whoever goes back draws the list anew, and reads it then.
const never = () => () => undefined;
const onServer = () => null;

/** What was chosen when the list was left; null for nothing, or for another search. It goes with the entry of the history: only the way back finds it. */
export const useKeptSelection = (scope: string): readonly string[] | 'all' | null => {
  const read = () => {
    const kept = stateOf()?.selection;
    return kept?.scope === scope ? kept.keys : null;
  };
  return useSyncExternalStore(never, read, onServer);
};

/** Remembers what is chosen, for the way back. */
export function keepSelection(scope: string, keys: ReadonlySet<string> | 'all'): void {
  const { selection: former, ...state } = stateOf() ?? {};
  const isEmpty = keys !== 'all' && keys.size === 0;
  if (isEmpty && former === undefined) return;
  history.replaceState(isEmpty ? state : { ...state, selection: { scope, keys: keys === 'all' ? keys : [...keys] } }, '');
}

/** Part of a history entry's state that identifies the entry. */
interface Keyed {
  entry?: string;
}

const newKey = (): string => Math.random().toString(36).slice(2);

/**
 * The key of the current history entry. It distinguishes two visits of the same address and stays
 * the same after a reload. An entry without a key receives one.
 */
export function entryKey(): string {
  const state = history.state as Keyed | null;
  if (state?.entry !== undefined) return state.entry;
  const entry = newKey();
  history.replaceState({ ...state, entry }, '');
  return entry;
}

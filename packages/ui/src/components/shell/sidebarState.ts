import { useSyncExternalStore } from 'react';

type State = 'open' | 'closed';

const KEY = 'sidebar';
// oxlint-disable-next-line atlas/module-state -- subscriptions of effects, which the server does not run
const listeners = new Set<() => void>();

const isState = (value: unknown): value is State => value === 'open' || value === 'closed';

const chosen = (): State | undefined => {
  const state = document.documentElement.dataset['sidebar'];
  return isState(state) ? state : undefined;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Opens or closes the sidebar, for this device. The document stores the choice, which its head sets
 * before the first paint.
 */
export function setSidebar(state: State): void {
  document.documentElement.dataset['sidebar'] = state;
  try {
    localStorage.setItem(KEY, state);
  } catch {
    // The choice then lasts as long as the tab.
  }
  for (const listener of listeners) listener();
}

/** Whether the sidebar is open: the choice on this device, or else the initial state. */
export function useSidebarOpen(startsOpen: boolean): boolean {
  const state = useSyncExternalStore(subscribe, chosen, () => undefined);
  return state === undefined ? startsOpen : state === 'open';
}

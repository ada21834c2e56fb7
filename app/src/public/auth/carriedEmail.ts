/** Part of a history entry's state, so that an address is in no URL and no request. */
interface Carrying {
  email?: string;
}

/** Passes a typed address to the page that the current click opens. */
export function carryEmail(email: string): void {
  // After the click, which pushes the entry of that page.
  if (email !== '') queueMicrotask(() => history.replaceState({ ...(history.state as object | null), email }, ''));
}

/** The address that the previous page passed, once; empty without one. */
export function takeEmail(): string {
  const { email = '', ...state } = (history.state ?? {}) as Carrying;
  if (email !== '') history.replaceState(state, '');
  return email;
}

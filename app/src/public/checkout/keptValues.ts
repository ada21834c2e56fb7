/** The typed values of a checkout, kept in this browser until the order is placed. */
type Kept = Record<string, string>;

const keyOf = (funnel: number): string => `checkout-${funnel}`;
const MESSAGE = 'checkout-message';

/** Reads the kept values; null without any, and where the browser keeps nothing. */
export function readKept(funnel: number): Kept | null {
  try {
    const text = localStorage.getItem(keyOf(funnel));
    const kept: unknown = text === null ? null : JSON.parse(text);
    return typeof kept === 'object' ? (kept as Kept | null) : null;
  } catch {
    return null;
  }
}

/** Keeps the values; null forgets them. */
export function keep(funnel: number, values: Kept | null): void {
  try {
    if (values === null) localStorage.removeItem(keyOf(funnel));
    else localStorage.setItem(keyOf(funnel), JSON.stringify(values));
  } catch {
    // A browser that keeps nothing still orders.
  }
}

/** Hands a message to the page that loads next. */
export function passMessage(text: string): void {
  try {
    sessionStorage.setItem(MESSAGE, text);
  } catch {
    // The page then shows the new price without it.
  }
}

/** Takes the message that the last page handed over. */
export function takeMessage(): string | null {
  try {
    const text = sessionStorage.getItem(MESSAGE);
    sessionStorage.removeItem(MESSAGE);
    return text;
  } catch {
    return null;
  }
}

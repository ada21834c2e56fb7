/** The text fields of a receipt. */
export type TypedReceipt = Partial<Record<'amount' | 'platform' | 'reference' | 'paidOn', string>>;

const keyOf = (name: string) => `receipt ${name}`;

/**
 * The fields that were typed for a receipt and not sent yet; empty where the browser stores nothing.
 *
 * @param name of the order or the bill
 */
export function readTyped(name: string): TypedReceipt {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as TypedReceipt | null) ?? {};
  } catch {
    return {};
  }
}

/** Keeps the typed fields of a receipt until it is sent or the tab is closed. */
export function keepTyped(name: string, typed: TypedReceipt): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ ...readTyped(name), ...typed }));
  } catch {
    // They then last only as long as the page.
  }
}

export function forgetTyped(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was stored.
  }
}

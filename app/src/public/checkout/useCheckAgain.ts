import { useEffect } from 'react';

/** The pauses between two looks, in seconds. Afterwards the payer looks by themselves. */
const PAUSES = [3, 4, 6, 10, 15, 30, 60];
const LOOKS = 'payment looks';

/**
 * Loads the page again while a payment is being checked, less and less often.
 *
 * @param name names the order or the bill
 */
export function useCheckAgain(isActive: boolean, name: string): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const { looks, of } = readLooks();
    const done = of === name ? looks : 0;
    const pause = PAUSES[done];
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => {
      sessionStorage.setItem(LOOKS, JSON.stringify({ of: name, looks: done + 1 }));
      location.reload();
    }, pause * 1000);
    return () => clearTimeout(timer);
  }, [isActive, name]);
}

function readLooks(): { of: string; looks: number } {
  try {
    return JSON.parse(sessionStorage.getItem(LOOKS) ?? '') as { of: string; looks: number };
  } catch {
    return { of: '', looks: 0 };
  }
}

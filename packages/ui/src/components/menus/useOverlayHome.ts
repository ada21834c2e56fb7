import { useState } from 'react';

/**
 * The container for an overlay's portal: the open `<dialog>` around the button, because everything outside it is inert and
 * below it, otherwise the body. Pass the ref to the button.
 */
export function useOverlayHome() {
  const [home, setHome] = useState<HTMLElement | undefined>(undefined);
  return { home, ref: (button: Element | null) => setHome(button?.closest('dialog') ?? undefined) };
}

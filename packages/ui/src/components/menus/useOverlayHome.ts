import { useState } from 'react';

/**
 * Where an overlay that belongs to a button must be put: into the open `<dialog>` around the button, because outside of it everything is inert and
 * below; else at the end of the page. The ref goes to the button.
 */
export function useOverlayHome() {
  const [home, setHome] = useState<HTMLElement | undefined>(undefined);
  return { home, ref: (button: Element | null) => setHome(button?.closest('dialog') ?? undefined) };
}

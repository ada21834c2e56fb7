import { useState } from 'react';

/**
 * Where an overlay that belongs to a button must be put: into the open `<dialog>` around the button, because outside of it everything is inert and
 * below; else at the end of the page. The ref goes to the button.
 */
export function useOverlayHome() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return { home: button?.closest('dialog') ?? undefined, button, ref: setButton };
}

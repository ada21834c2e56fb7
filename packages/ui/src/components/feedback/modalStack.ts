const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The modal dialog in front; everything outside it is inert, whatever its layer. */
export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1);
}

/** Shows a dialog as a modal one, in front of all others; answers the function to call before it leaves the page. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  // The page behind does not scroll while a dialog is open (GlobalStyle); the width of its scrollbar is kept free, or everything would move.
  const root = document.documentElement;
  if (open.length === 0) root.style.setProperty('--scrollbar', `${Math.max(0, innerWidth - root.clientWidth)}px`);
  dialog.showModal();
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** Calls `listener` whenever another dialog comes to the front or the last one goes; answers the function that ends it. */
export function onModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

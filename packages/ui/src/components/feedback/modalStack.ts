const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The modal dialog in front; everything outside it is inert, whatever its layer. */
export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1);
}

/** A dialog has just been shown as a modal one; answers the function to call before it leaves the page. */
export function enterModal(dialog: HTMLDialogElement): () => void {
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

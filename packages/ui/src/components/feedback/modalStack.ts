// oxlint-disable-next-line atlas/module-state -- the elements of one page; filled by effects, which the server does not run
const open: HTMLDialogElement[] = [];
// oxlint-disable-next-line atlas/module-state -- subscriptions of effects, which the server does not run
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** The topmost modal dialog; everything outside it is inert. */
export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1);
}

/** Opens a dialog as a modal on top of all others; returns a function to call before it is removed. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  // The page does not scroll while a dialog is open (GlobalStyle); the scrollbar's width is reserved to avoid a layout shift.
  const root = document.documentElement;
  if (open.length === 0) root.style.setProperty('--scrollbar', `${Math.max(0, innerWidth - root.clientWidth)}px`);
  dialog.showModal();
  open.push(dialog);
  notify();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    notify();
  };
}

/** Calls `listener` whenever the topmost dialog changes; returns an unsubscribe function. */
export function onModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

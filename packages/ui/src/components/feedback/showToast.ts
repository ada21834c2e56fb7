import type { IconShape } from '../../primitives/Icon.tsx';

/** One short message that goes by itself. */
export interface ToastMessage {
  /** `custom` brings its own picture; `loading` stays until a toast with the same id takes its place; none is a plain message, a little shorter. */
  kind?: 'error' | 'success' | 'blank' | 'custom' | 'loading' | undefined;
  /** What happened, and for an error what to do. */
  text: string;
  /** The way back or the next try ("Undo", "Retry"). */
  action?: { text: string; onClick: () => void } | undefined;
  /** The picture of a `custom` toast. */
  icon?: IconShape | undefined;
  /** A toast with the same id takes the place of the one on the screen, as when saving ends. */
  id?: string | undefined;
}

/** How many messages are kept, waiting or on the screen; the oldest goes first. */
export const MAX_TOASTS = 20;

const waiting: ToastMessage[] = [];
let wake: (() => void) | undefined;

/** Shows a toast, or keeps it until the Toaster is there. May be called from anywhere, at any time. */
export function showToast(message: ToastMessage): void {
  waiting.push(message);
  if (waiting.length > MAX_TOASTS) waiting.shift();
  wake?.();
}

/** The messages that nobody has shown yet, oldest first; they are the caller's from then on. */
export function takeToasts(): ToastMessage[] {
  return waiting.splice(0);
}

/** Calls `listener` when there is something to take, at once if there is; answers the function that ends it. One listener at a time. */
export function onToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (wake === listener) wake = undefined;
  };
}

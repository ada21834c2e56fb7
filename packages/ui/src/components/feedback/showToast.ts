import type { IconShape } from '../../primitives/Icon.tsx';

/** A short message that disappears automatically. */
export interface ToastMessage {
  /** `custom` has its own icon; `loading` stays until a toast with the same id replaces it; without a kind it is a plain, slightly shorter message. */
  kind?: 'error' | 'success' | 'blank' | 'custom' | 'loading' | undefined;
  /** The event, and for an error the next step. */
  text: string;
  /** An action such as "Undo" or "Retry". */
  action?: { text: string; onClick: () => void } | undefined;
  /** The icon of a `custom` toast. */
  icon?: IconShape | undefined;
  /** A toast with the same id replaces the one on screen, as when saving is done. */
  id?: string | undefined;
}

/** The maximum number of messages, queued or on screen; the oldest is dropped first. */
export const MAX_TOASTS = 20;

// oxlint-disable-next-line atlas/module-state -- filled by event handlers, which the server does not run
const waiting: ToastMessage[] = [];
// oxlint-disable-next-line atlas/module-state -- a subscription of an effect, which the server does not run
let wake: (() => void) | undefined;

/** Shows a toast, or queues it until the Toaster is mounted. Can be called from anywhere. */
export function showToast(message: ToastMessage): void {
  waiting.push(message);
  if (waiting.length > MAX_TOASTS) waiting.shift();
  wake?.();
}

/** Takes the queued messages, oldest first. */
export function takeToasts(): ToastMessage[] {
  return waiting.splice(0);
}

/** Calls `listener` when messages are queued, immediately if there are any; returns an unsubscribe function. One listener at a time. */
export function onToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (wake === listener) wake = undefined;
  };
}

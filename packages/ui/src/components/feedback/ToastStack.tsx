import { useEffect, useLayoutEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { onModalChange, topModal } from './modalStack.ts';
import { Toast } from './Toast.tsx';
import { MAX_TOASTS, onToast, takeToasts } from './showToast.ts';
import type { ToastMessage } from './showToast.ts';

/** Milliseconds on screen; the timer pauses while the pointer is over the toasts. A loading toast stays until it is replaced. */
const DURATIONS: Record<NonNullable<ToastMessage['kind']>, number> = {
  error: 4000,
  success: 2000,
  blank: 4000,
  custom: 4000,
  loading: Infinity,
};
const DEFAULT_DURATION = 3000;
/** A toast with an action stays long enough to be read and pressed. */
const WITH_ACTION = 8000;

/** The distance from the bottom edge on phones: above the bottom bar, or near the top edge, where a sheet has no content. */
const OVER_THE_BAR = 'calc(var(--tabs) + var(--space-3) + env(safe-area-inset-bottom))';
const OVER_A_SHEET = 'calc(100dvh - var(--space-16) - var(--space-10))';

/**
 * Shows toasts above the bottom bar on phones, elsewhere in the middle of the bottom edge, where
 * there is no drawer and no action. Lazy-loaded by Toaster, which the application renders.
 */
export function ToastStack() {
  const [host] = useState(makeHost);

  useLayoutEffect(() => {
    raise(host);
    const stop = onModalChange(() => raise(host));
    return () => {
      stop();
      host.remove();
    };
  }, [host]);

  useEffect(() => {
    let shown: (string | number)[] = [];
    return onToast(() => {
      for (const message of takeToasts()) {
        const id = show(message);
        shown = [...shown.filter((other) => other !== id), id];
      }
      for (const oldest of shown.slice(0, -MAX_TOASTS)) toast.dismiss(oldest);
      shown = shown.slice(-MAX_TOASTS);
      raise(host);
    });
  }, [host]);

  return createPortal(
    <Sonner
      position="bottom-center"
      duration={DEFAULT_DURATION}
      offset={24}
      mobileOffset={{ bottom: 'var(--toast-bottom)', left: 16, right: 16 }}
      gap={8}
      containerAriaLabel="Notifications"
      style={{ '--width': '400px', fontFamily: 'inherit', zIndex: 'var(--z-toast)' } as CSSProperties}
    />,
    host,
  );
}

/** An unstyled element, without the browser's popover styles. */
function makeHost(): HTMLElement {
  // oxlint-disable-next-line atlas/browser-while-rendering -- the stack is loaded with the first toast
  const host = document.createElement('div');
  host.popover = 'manual';
  host.style.cssText = 'inset: 0 auto auto 0; margin: 0; padding: 0; border: 0; overflow: visible; background: none; color: inherit;';
  return host;
}

/**
 * Brings the toasts to the front. A modal dialog is above every z-index and makes everything
 * outside inert, so they move into the topmost dialog and re-enter the top layer. Old browsers
 * without popovers show the toasts in the page.
 */
function raise(host: HTMLElement): void {
  const modal = topModal();
  const home = modal ?? document.body;
  host.style.setProperty('--toast-bottom', modal ? OVER_A_SHEET : OVER_THE_BAR);
  if (host.parentElement !== home) home.append(host);
  if (typeof host.showPopover !== 'function') {
    host.removeAttribute('popover');
    return;
  }
  host.hidePopover();
  host.showPopover();
}

const durationOf = ({ kind, action }: Pick<ToastMessage, 'kind' | 'action'>): number =>
  Math.max(kind === undefined ? DEFAULT_DURATION : DURATIONS[kind], action ? WITH_ACTION : 0);

function show({ kind, text, action, icon, id }: ToastMessage): string | number {
  return toast.custom(
    (toastId) => (
      <Toast
        kind={kind}
        text={text}
        icon={icon}
        action={
          action && {
            text: action.text,
            onClick: () => {
              toast.dismiss(toastId);
              action.onClick();
            },
          }
        }
      />
    ),
    { duration: durationOf({ kind, action }), ...(id !== undefined && { id }) },
  );
}

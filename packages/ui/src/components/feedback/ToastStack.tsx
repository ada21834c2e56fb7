import { useEffect } from 'react';
import type { CSSProperties } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { Toast } from './Toast.tsx';
import { MAX_TOASTS, onToast, takeToasts } from './showToast.ts';
import type { ToastMessage } from './showToast.ts';

/** Milliseconds on the screen; the clock stops while a pointer rests on the toasts. */
const DURATIONS: Partial<Record<ToastMessage['kind'], number>> = { error: 4000, success: 2000, blank: 4000, custom: 4000 };
const DEFAULT_DURATION = 3000;

/** Toasts above the bottom bar on phones, in the corner elsewhere. Loaded by Toaster, which is what an application renders. */
export function ToastStack() {
  useEffect(() => {
    let shown: (string | number)[] = [];
    return onToast(() => {
      for (const message of takeToasts()) {
        const id = show(message);
        shown = [...shown.filter((other) => other !== id), id];
      }
      for (const oldest of shown.slice(0, -MAX_TOASTS)) toast.dismiss(oldest);
      shown = shown.slice(-MAX_TOASTS);
    });
  }, []);
  return (
    <Sonner
      position="bottom-right"
      offset={24}
      mobileOffset={{ bottom: 'calc(var(--tabs) + var(--space-3) + env(safe-area-inset-bottom))', left: 16, right: 16 }}
      gap={8}
      containerAriaLabel="Notifications"
      style={{ '--width': '400px', fontFamily: 'inherit', zIndex: 'var(--z-toast)' } as CSSProperties}
    />
  );
}

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
    { duration: DURATIONS[kind] ?? DEFAULT_DURATION, ...(id !== undefined && { id }) },
  );
}

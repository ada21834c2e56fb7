import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { onToast } from './showToast.ts';

/** The place where toasts appear. Once, at the root; its library loads with the first toast, not with the page. */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Stack) return undefined;
    let mounted = true;
    const stop = onToast(() => {
      import('./ToastStack.tsx').then(
        ({ ToastStack }) => {
          if (mounted) setStack(() => ToastStack);
        },
        () => {
          // No connection: the message is kept, and the next one tries again.
        },
      );
    });
    return () => {
      mounted = false;
      stop();
    };
  }, [Stack]);
  return Stack ? <Stack /> : null;
}

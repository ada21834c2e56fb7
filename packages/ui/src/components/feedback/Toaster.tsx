import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import { onToast, takeToasts } from './showToast.ts';
import type { ToastMessage } from './showToast.ts';

/** The maximum that fits on a phone. */
const MAX_PLAIN = 3;

/**
 * The container for toasts. Once, at the root; its library loads with the first toast, not with the
 * page. When it fails to load, the messages are shown plainly, and the next one tries again.
 */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState<readonly ToastMessage[]>([]);
  useEffect(() => {
    if (Stack) return undefined;
    return onToast(() => {
      import('./ToastStack.tsx').then(
        ({ ToastStack }) => setStack(() => ToastStack),
        () => {
          const messages = takeToasts();
          setPlain((shown) => messages.reduce(withToast, shown).slice(-MAX_PLAIN));
        },
      );
    });
  }, [Stack]);
  const close = (message: ToastMessage) => setPlain((shown) => shown.filter((other) => other !== message));
  return (
    <>
      {(!Stack || plain.length > 0) && <PlainToasts messages={plain} onClose={close} />}
      {Stack && <Stack />}
    </>
  );
}

/** A toast replaces the one with the same id. */
const withToast = (shown: readonly ToastMessage[], message: ToastMessage) => [
  ...shown.filter(({ id }) => id === undefined || id !== message.id),
  message,
];

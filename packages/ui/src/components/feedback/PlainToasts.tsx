import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Alert } from './Alert.tsx';
import type { ToastMessage } from './showToast.ts';

interface PlainToastsProps {
  messages: readonly ToastMessage[];
  onClose: (message: ToastMessage) => void;
}

/**
 * Messages without the library that shows them: it could not be loaded, as when the connection is lost. They stay until somebody closes
 * them, in front of an open dialog too. The place is there before its first message, or a screen reader would not read it.
 */
export function PlainToasts({ messages, onClose }: PlainToastsProps) {
  const dialog = messages.length === 0 ? undefined : [...document.querySelectorAll('dialog[open]')].at(-1);
  const region = (
    <Region aria-live="polite">
      {messages.map((message, index) => (
        <Alert
          key={message.id ?? index}
          tone={message.kind === 'error' ? 'danger' : 'neutral'}
          action={
            <>
              {message.action && (
                <Button
                  onClick={() => {
                    onClose(message);
                    message.action?.onClick();
                  }}
                >
                  {message.action.text}
                </Button>
              )}
              <Button variant="quiet" onClick={() => onClose(message)}>
                Close
              </Button>
            </>
          }
        >
          {message.text}
        </Alert>
      ))}
    </Region>
  );
  return dialog ? createPortal(region, dialog) : region;
}

const Region = styled.div`
  position: fixed;
  right: var(--space-4);
  bottom: calc(var(--tabs) + var(--space-3) + env(safe-area-inset-bottom));
  z-index: var(--z-toast);
  display: grid;
  gap: var(--space-2);
  width: min(400px, calc(100vw - var(--space-8)));
`;

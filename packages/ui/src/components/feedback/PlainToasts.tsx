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
 * A fallback for toasts when their library fails to load, for example offline. They stay until the user closes
 * them, also in front of an open dialog. The live region exists before its first message, or a screen reader would miss it.
 */
export function PlainToasts({ messages, onClose }: PlainToastsProps) {
  const region = (
    <Root aria-live="polite">
      {messages.map((message, index) => (
        <PlainToast key={message.id ?? index} {...message} onClose={() => onClose(message)} />
      ))}
    </Root>
  );
  // oxlint-disable-next-line atlas/browser-while-rendering -- there are messages only after an event
  const dialog = messages.length > 0 && [...document.querySelectorAll('dialog[open]')].at(-1);
  return dialog ? createPortal(region, dialog) : region;
}

const PlainToast = ({ kind, text, action, onClose }: ToastMessage & { onClose: () => void }) => (
  <Alert
    tone={kind === 'error' ? 'danger' : 'neutral'}
    action={
      <>
        {action && <Button onClick={() => (onClose(), action.onClick())}>{action.text}</Button>}
        <Button onClick={onClose}>Close</Button>
      </>
    }
  >
    {text}
  </Alert>
);

const Root = styled.div`
  position: fixed;
  inset: auto var(--space-4) calc(var(--tabs) + var(--space-3) + env(safe-area-inset-bottom)) auto;
  z-index: var(--z-toast);
  display: grid;
  gap: var(--space-2);
  width: min(400px, calc(100vw - var(--space-8)));
`;

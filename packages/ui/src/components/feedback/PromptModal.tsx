import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Text } from '../../primitives/Text.tsx';
import { Vignette } from '../art/Vignette.tsx';
import type { VignetteName } from '../art/vignetteDrawings.tsx';
import { Checkbox } from '../forms/Checkbox.tsx';
import { Modal } from './Modal.tsx';
import { useModalTurn } from './useModalTurn.ts';

/** An action of a prompt: a link to another page, or a callback. */
export type PromptAction =
  | { readonly text: string; readonly href: string; readonly onClick?: (() => void) | undefined }
  | { readonly text: string; readonly onClick: () => void; readonly loading?: boolean };

export interface PromptModalProps {
  /** The subject in a few words: "Welcome back!" */
  title: string;
  picture: VignetteName;
  /** When and where, or until when; shown above the text. */
  fact?: string | undefined;
  /** The reason, in two or three sentences. */
  text: string;
  /** The actions, the main one last. */
  actions: readonly [PromptAction, ...PromptAction[]];
  /** A checkbox to set before acting: "Don't show this again". */
  remember?: { readonly label: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void } | undefined;
  /** Called once, when it opens. */
  onOpen?: (() => void) | undefined;
  /**
   * Called on Escape, a click on the backdrop and the close button. If omitted, only an action
   * closes the prompt.
   */
  onClose?: (() => void) | undefined;
  closeLabel?: string | undefined;
}

/**
 * Opens automatically with one message, a picture and an action. It waits while a field has the
 * focus or another layer is open. For a task the user chose use Modal, for a question ConfirmDialog.
 */
export function PromptModal({ title, picture, fact, text, actions, remember, onOpen, onClose, closeLabel }: PromptModalProps) {
  const busy = actions.some((action) => 'loading' in action && action.loading === true);
  const isOurTurn = useModalTurn();
  const opened = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (isOurTurn) opened();
  }, [isOurTurn]);
  if (!isOurTurn) return null;
  return (
    <Modal
      open
      unasked
      title={title}
      onClose={onClose ?? stay}
      mustAnswer={onClose === undefined}
      busy={busy}
      closeLabel={closeLabel}
      description={
        <Told>
          <Vignette of={picture} />
          {fact !== undefined && <Text weight="strong">{fact}</Text>}
          <Text>{text}</Text>
        </Told>
      }
      actions={actions.map((action, index) => (
        <Way key={action.text} action={action} isMain={index === actions.length - 1} busy={busy} />
      ))}
    >
      {remember && <Checkbox name="remember" {...remember} disabled={busy} />}
    </Modal>
  );
}

function Way({ action, isMain, busy }: { action: PromptAction; isMain: boolean; busy: boolean }) {
  const variant = isMain ? 'primary' : 'quiet';
  if ('href' in action)
    return (
      <ButtonLink variant={variant} href={action.href} onClick={action.onClick}>
        {action.text}
      </ButtonLink>
    );
  return (
    <Button variant={variant} loading={action.loading} waiting={busy && action.loading !== true} onClick={action.onClick}>
      {action.text}
    </Button>
  );
}

/** Ignores requests to close: only an action closes the dialog. */
function stay(): void {}

const Told = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  > svg {
    justify-self: center;
    margin-bottom: var(--space-1);
  }
`;

import { useId } from 'react';
import type { FormEvent } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import type { ChecklistRule } from '../forms/Checklist.tsx';
import { NewPasswordField } from '../forms/NewPasswordField.tsx';
import { Modal } from './Modal.tsx';

export interface SetPasswordModalProps {
  title: string;
  text: string;
  /** For password managers, which store the password with it. */
  email: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  rules: readonly ChecklistRule[];
  /** The rejection reason, from this form or from the server. */
  error?: string | undefined;
  onSave: () => void;
  saveText: string;
  onSkip: () => void;
  skipText: string;
  /** The consequence of skipping this step. */
  skipNote: string;
  /** Which of the two is in progress. */
  busy?: 'save' | 'skip' | undefined;
  /** If omitted, the dialog must be answered, because the user is not signed in yet. */
  onClose?: (() => void) | undefined;
}

/**
 * Lets a user who has just signed in set a password, with requirements that are checked off while
 * typing, or skip it.
 */
export function SetPasswordModal({ email, label, value, onChange, rules, error, busy, onClose, ...texts }: SetPasswordModalProps) {
  const id = useId();
  const { title, text, onSave, saveText, onSkip, skipText, skipNote } = texts;
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Modal
      open
      title={title}
      description={text}
      onClose={onClose ?? stay}
      mustAnswer={onClose === undefined}
      busy={busy !== undefined}
      actions={
        <>
          <Button variant="quiet" loading={busy === 'skip'} waiting={busy === 'save'} onClick={onSkip}>
            {skipText}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy === 'save'} waiting={busy === 'skip'}>
            {saveText}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save}>
        <Stack gap={4}>
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField name="password" label={label} value={value} onChange={onChange} rules={rules} error={error} />
          <Text size={14} tone="muted">
            {skipNote}
          </Text>
        </Stack>
      </form>
    </Modal>
  );
}

/** Ignores requests to close: only an answer closes the dialog. */
function stay(): void {}

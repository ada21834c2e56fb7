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
  /** For password managers, which keep the password with it. */
  email: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  rules: readonly ChecklistRule[];
  /** Why it was refused, by this form or by the server. */
  error?: string | undefined;
  onSave: () => void;
  saveText: string;
  onSkip: () => void;
  skipText: string;
  /** What happens to who skips it. */
  skipNote: string;
  /** Which of the two is in progress. */
  busy?: 'save' | 'skip' | undefined;
  /** Left out, it has to be answered: nobody is signed in yet. */
  onClose?: (() => void) | undefined;
}

/** Asks somebody who just came in for a password, with what it must have ticked off while it is typed; they may skip it. */
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

/** Nothing but an answer closes it. */
function stay(): void {}

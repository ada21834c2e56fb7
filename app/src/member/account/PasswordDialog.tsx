import { Row } from '@atlas/ui';
import { FormPasswordField } from '@atlas/ui/forms/FormPasswordField.tsx';
import { currentPasswordForm } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { FormDialog } from '../../records/forms/FormDialog.tsx';
import { refusal } from '../../records/forms/refusal.ts';
import { SubmitButton } from '../../records/forms/SubmitButton.tsx';

interface Values {
  currentPassword: string;
}
const validate = validateWith(currentPasswordForm);

interface PasswordDialogProps {
  title: string;
  description: string;
  submitText: string;
  /** What it throws is shown in the dialog. */
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
}

/** Asks for the current password before something is done. */
export function PasswordDialog({ title, description, submitText, onSubmit, onClose }: PasswordDialogProps) {
  const submit = async (values: Values) => {
    try {
      await onSubmit(values);
      return undefined;
    } catch (error) {
      return refusal(error);
    }
  };
  return (
    <FormDialog<Values>
      title={title}
      description={description}
      onClose={onClose}
      initialValues={{ currentPassword: '' }}
      validate={validate}
      onSubmit={submit}
    >
      <FormPasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <Row justify="end">
        <SubmitButton loadingText="One moment">{submitText}</SubmitButton>
      </Row>
    </FormDialog>
  );
}

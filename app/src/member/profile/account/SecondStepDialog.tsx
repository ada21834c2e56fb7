import { Row } from '@atlas/ui';
import { FormPasswordField } from '@atlas/ui/forms/FormPasswordField.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { CODE_HINT, secondStepForm } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';

interface Values {
  currentPassword: string;
  code: string;
}
const validate = validateWith(secondStepForm);

interface SecondStepDialogProps {
  title: string;
  description: string;
  submitText: string;
  /** Errors that it throws are shown in the dialog. */
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
}

/** Asks for the current password and a code before the second step is weakened. */
export function SecondStepDialog({ title, description, submitText, onSubmit, onClose }: SecondStepDialogProps) {
  const submit = async (values: Values) => {
    try {
      await onSubmit(values);
      return undefined;
    } catch (error) {
      return formErrors(error);
    }
  };
  return (
    <FormDialog<Values>
      title={title}
      description={description}
      onClose={onClose}
      initialValues={{ currentPassword: '', code: '' }}
      validate={validate}
      onSubmit={submit}
    >
      <FormPasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <FormTextField name="code" label="Code" hint={CODE_HINT} autoComplete="one-time-code" autoCapitalize="none" />
      <Row justify="end">
        <SubmitButton loadingText="One moment">{submitText}</SubmitButton>
      </Row>
    </FormDialog>
  );
}

import { Button, Heading, Row, showToast, Stack, Text } from '@atlas/ui';
import { FormPasswordField } from '@atlas/ui/forms/FormPasswordField.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { CODE_HINT } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { deletionForm, deletionWithCodeForm, RETAINED_DATA } from '@atlas/domain/privacy';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { DeleteAccountDialogMutation } from './__generated__/DeleteAccountDialogMutation.graphql.ts';

interface Values {
  currentPassword: string;
  code: string;
}
const validate = validateWith(deletionForm);
const validateWithCode = validateWith(deletionWithCodeForm);

interface DeleteAccountDialogProps {
  hasSecondFactor: boolean;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Requests the deletion of the member's account, confirmed by the current password. */
export function DeleteAccountDialog({ hasSecondFactor, reload, onClose }: DeleteAccountDialogProps) {
  const request = useSubmit<DeleteAccountDialogMutation>(graphql`
    mutation DeleteAccountDialogMutation($input: RequestDeletionInput!) {
      requestDeletion(input: $input) {
        state
      }
    }
  `);
  const submit = async (input: Values) => {
    try {
      await request({ input }, reload);
      onClose();
      showToast({ kind: 'success', text: 'We received your request.' });
      return undefined;
    } catch (error) {
      return formErrors(error);
    }
  };
  return (
    <FormDialog<Values>
      title="Delete your account?"
      description="You lose your courses, progress and wins for good. You can withdraw the request for a week."
      onClose={onClose}
      initialValues={{ currentPassword: '', code: '' }}
      validate={hasSecondFactor ? validateWithCode : validate}
      onSubmit={submit}
    >
      <Stack gap={3}>
        <Heading level={3} size="label">
          What stays, and why
        </Heading>
        <Stack as="ul" gap={3}>
          {Object.values(RETAINED_DATA).map(({ what, why }) => (
            <Stack key={what} as="li" gap={1}>
              <Text size={14} weight="label">
                {what}
              </Text>
              <Text size={14} tone="muted">
                {why}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Stack>
      <FormPasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      {hasSecondFactor && <FormTextField name="code" label="Code" hint={CODE_HINT} autoComplete="one-time-code" autoCapitalize="none" />}
      <Row justify="end" gap={3} wrap>
        <Button onClick={onClose}>Keep my account</Button>
        <SubmitButton variant="danger" loadingText="Sending">
          Request deletion
        </SubmitButton>
      </Row>
    </FormDialog>
  );
}

import { Row, showToast } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { STAFF_CHANGE_HOURS } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { staffEmailForm } from '@atlas/domain/users';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { PersonEmailDialogMutation } from './__generated__/PersonEmailDialogMutation.graphql.ts';

interface PersonEmailDialogProps {
  person: { readonly databaseId: number; readonly name: string; readonly email: string };
  onClose: () => void;
  reload: () => Promise<unknown>;
}

interface Values {
  email: string;
  reason: string;
}

const check = validateWith(staffEmailForm);

/**
 * Dialog that changes the address with which a person logs in. The old one stays until the owner of
 * the new one opens the link.
 */
export function PersonEmailDialog({ person, onClose, reload }: PersonEmailDialogProps) {
  const change = useSubmit<PersonEmailDialogMutation>(graphql`
    mutation PersonEmailDialogMutation($id: Int!, $input: UserEmailInput!) {
      changeUserEmail(databaseId: $id, input: $input) {
        ...PersonEmail_person
      }
    }
  `);
  const submit = async (input: Values) => {
    try {
      await change({ id: person.databaseId, input }, reload);
    } catch (error) {
      return formErrors(error);
    }
    onClose();
    showToast({ kind: 'success', text: `Link sent to ${input.email.trim()}.` });
    return undefined;
  };
  return (
    <FormDialog<Values>
      title={`Change the email of ${person.name}`}
      description={`We send a link to the new address, valid for ${STAFF_CHANGE_HOURS} hours, and a note to ${person.email}. They log in with ${person.email} until the link is opened. Then they are signed out everywhere.`}
      onClose={onClose}
      initialValues={{ email: '', reason: '' }}
      validate={check}
      onSubmit={submit}
    >
      <FormTextField name="email" label="New email" type="email" inputMode="email" autoComplete="off" required />
      <FormTextArea
        name="reason"
        label="Reason"
        hint="Colleagues see it. How you made sure that it is really this person."
        rows={3}
        maxLength={500}
        required
      />
      <Row justify="end">
        <SubmitButton loadingText="Sending">Send the link</SubmitButton>
      </Row>
    </FormDialog>
  );
}

import { Row } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { agreeToLeave } from '@atlas/ui/forms/leaving.ts';
import { IMPERSONATION_MINUTES, impersonationForm } from '@atlas/domain/access';
import { validateWith } from '@atlas/domain/forms';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useAuth } from '../../session/authContext.ts';
import { startImpersonation } from '../../session/impersonate.ts';

interface ImpersonateDialogProps {
  person: { readonly databaseId: number; readonly name: string; readonly firstName: string };
  onClose: () => void;
}

const check = validateWith(impersonationForm);

/**
 * Dialog that starts viewing as another person, after a reason is given. It loads the next page
 * completely, because all of its data belongs to that person.
 */
export function ImpersonateDialog({ person, onClose }: ImpersonateDialogProps) {
  const { client, announce } = useAuth();
  const submit = async ({ reason }: { reason: string }) => {
    try {
      await startImpersonation(person.databaseId, reason, client.knownToken());
    } catch (error) {
      return formErrors(error);
    }
    announce();
    onClose();
    // The dialog counts as being saved until this function ends.
    agreeToLeave();
    location.assign('/');
    return undefined;
  };
  return (
    <FormDialog
      title={`View as ${person.name}`}
      description={`For ${IMPERSONATION_MINUTES} minutes at most. Your actions are recorded under both names, and ${person.name} can see that you viewed their account, and why.`}
      onClose={onClose}
      initialValues={{ reason: '' }}
      validate={check}
      onSubmit={submit}
    >
      <FormTextArea name="reason" label="Reason" hint="A few words: Cannot open lesson 3." rows={3} maxLength={500} required />
      <Row justify="end">
        <SubmitButton loadingText="Starting">{`View as ${person.firstName}`}</SubmitButton>
      </Row>
    </FormDialog>
  );
}

import { Row, showToast } from '@atlas/ui';
import { FormPasswordField } from '@atlas/ui/forms/FormPasswordField.tsx';
import { currentPasswordForm } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { EndSessionDialogMutation } from './__generated__/EndSessionDialogMutation.graphql.ts';
import type { EndSessionDialogOthersMutation } from './__generated__/EndSessionDialogOthersMutation.graphql.ts';

interface Values {
  currentPassword: string;
}
const validate = validateWith(currentPasswordForm);

/** A session of the member, or a staff view of them. */
interface Ended {
  readonly id: string;
  readonly device: string | null | undefined;
  readonly staffView: { readonly staffName: string } | null | undefined;
}

/**
 * The title, the button and the toast of the dialog for one browser, one staff view or all other
 * browsers.
 */
const textsOf = (session: Ended | null) => {
  if (session === null)
    return { title: 'Sign out everywhere else?', button: 'Sign out elsewhere', done: 'You are signed out everywhere else.' };
  if (session.staffView != null)
    return { title: `End the staff view by ${session.staffView.staffName}?`, button: 'End view', done: 'The staff view has ended.' };
  return { title: `Sign out of ${session.device ?? 'this device'}?`, button: 'Sign out', done: 'You are signed out there.' };
};

interface EndSessionDialogProps {
  /** The browser to sign out of; null for every other one. */
  session: Ended | null;
  onClose: () => void;
}

/**
 * Asks for the current password, then signs the member out in one other browser or in all of them.
 */
export function EndSessionDialog({ session, onClose }: EndSessionDialogProps) {
  const end = useSubmit<EndSessionDialogMutation>(graphql`
    mutation EndSessionDialogMutation($id: ID!, $input: CurrentPasswordInput!) {
      endSession(id: $id, input: $input) {
        sessions {
          id
        }
      }
    }
  `);
  const endOthers = useSubmit<EndSessionDialogOthersMutation>(graphql`
    mutation EndSessionDialogOthersMutation($input: CurrentPasswordInput!) {
      endOtherSessions(input: $input) {
        sessions {
          id
        }
      }
    }
  `);
  const { title, button, done } = textsOf(session);
  const submit = async (input: Values) => {
    try {
      await (session ? end({ id: session.id, input }) : endOthers({ input }));
      onClose();
      showToast({ kind: 'success', text: done });
      return undefined;
    } catch (error) {
      return formErrors(error);
    }
  };
  return (
    <FormDialog<Values>
      title={title}
      description="You stay signed in here."
      onClose={onClose}
      initialValues={{ currentPassword: '' }}
      validate={validate}
      onSubmit={submit}
    >
      <FormPasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <Row justify="end">
        <SubmitButton loadingText={session?.staffView == null ? 'Signing out' : 'Ending'}>{button}</SubmitButton>
      </Row>
    </FormDialog>
  );
}

import { Row, showToast } from '@atlas/ui';
import { formValues, type FormValues, validateWith } from '@atlas/domain/forms';
import { accountabilityContactForm } from '@atlas/domain/groups';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { MeetingFields } from './MeetingFields.tsx';
import type { ContactDialog_group$key } from './__generated__/ContactDialog_group.graphql.ts';
import type { ContactDialogMutation } from './__generated__/ContactDialogMutation.graphql.ts';

interface ContactDialogProps {
  group: ContactDialog_group$key;
  onClose: () => void;
  /** Reloads the group. */
  reload: () => Promise<unknown>;
}

const check = validateWith(accountabilityContactForm);

/** The weekly meeting and the chat of a group, which its leaders edit themselves. */
export function ContactDialog({ group: key, onClose, reload }: ContactDialogProps) {
  const group = useFragment(
    graphql`
      fragment ContactDialog_group on AccountabilityGroup {
        databaseId
        revision
        meetingDay
        meetingTime
        chatLink
      }
    `,
    key,
  );
  const save = useSubmit<ContactDialogMutation>(graphql`
    mutation ContactDialogMutation($id: Int!, $revision: Int!, $input: AccountabilityContactInput!) {
      saveAccountabilityContact(databaseId: $id, revision: $revision, input: $input) {
        ...ContactDialog_group
      }
    }
  `);
  return (
    <FormDialog<FormValues<typeof accountabilityContactForm>>
      title="Edit meeting and chat"
      initialValues={formValues(accountabilityContactForm, group)}
      validate={check}
      onSubmit={async (input) => {
        await save({ id: group.databaseId, revision: group.revision, input });
        showToast({ kind: 'success', text: 'Meeting and chat saved.' });
        onClose();
      }}
      reload={reload}
      onClose={onClose}
    >
      <MeetingFields />
      <Row justify="end">
        <SubmitButton>Save</SubmitButton>
      </Row>
    </FormDialog>
  );
}

import { Row, showToast } from '@atlas/ui';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { emptyValues, formValues, type FormValues, validateWith } from '@atlas/domain/forms';
import { accountabilityGroupForm, MAX_ACCOUNTABILITY_CAPACITY } from '@atlas/domain/groups';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { PersonField } from '../../admin/pickers/PersonField.tsx';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { MeetingFields } from './MeetingFields.tsx';
import type { AccountabilityGroupDialog_group$key } from './__generated__/AccountabilityGroupDialog_group.graphql.ts';
import type { AccountabilityGroupDialogCreateMutation } from './__generated__/AccountabilityGroupDialogCreateMutation.graphql.ts';
import type { AccountabilityGroupDialogUpdateMutation } from './__generated__/AccountabilityGroupDialogUpdateMutation.graphql.ts';

type Values = FormValues<typeof accountabilityGroupForm>;

interface AccountabilityGroupDialogProps {
  /** Null creates a new group. */
  group: AccountabilityGroupDialog_group$key | null;
  onClose: () => void;
  /** Reloads the list, or the group. */
  reload: () => Promise<unknown>;
}

const check = validateWith(accountabilityGroupForm);

/** The form in which staff create or edit an accountability group. */
export function AccountabilityGroupDialog({ group: key, onClose, reload }: AccountabilityGroupDialogProps) {
  const group = useFragment(
    graphql`
      fragment AccountabilityGroupDialog_group on AccountabilityGroup {
        databaseId
        revision
        name
        capacity
        meetingDay
        meetingTime
        chatLink
        leader {
          databaseId
          name
        }
        assistant {
          databaseId
          name
        }
      }
    `,
    key,
  );
  const create = useSubmit<AccountabilityGroupDialogCreateMutation>(graphql`
    mutation AccountabilityGroupDialogCreateMutation($input: AccountabilityGroupInput!, $idempotencyKey: String) {
      createAccountabilityGroup(input: $input, idempotencyKey: $idempotencyKey) {
        id
      }
    }
  `);
  const update = useSubmit<AccountabilityGroupDialogUpdateMutation>(graphql`
    mutation AccountabilityGroupDialogUpdateMutation($id: Int!, $revision: Int!, $input: AccountabilityGroupInput!) {
      updateAccountabilityGroup(databaseId: $id, revision: $revision, input: $input) {
        ...AccountabilityGroupDialog_group
      }
    }
  `);
  const withKey = useIdempotencyKey();
  const save = async ({ capacity, ...values }: Values) => {
    // The form does not validate without a capacity.
    const input = { ...values, capacity: capacity ?? 0 };
    if (group) await update({ id: group.databaseId, revision: group.revision, input }, reload);
    else await withKey((idempotencyKey) => create({ input, idempotencyKey }, reload));
    showToast({ kind: 'success', text: group ? 'Group saved.' : 'Group created.' });
    onClose();
  };
  return (
    <FormDialog<Values>
      title={group ? 'Edit group' : 'New group'}
      initialValues={
        group
          ? formValues(accountabilityGroupForm, group, {
              leaderId: group.leader?.databaseId ?? null,
              assistantId: group.assistant?.databaseId ?? null,
            })
          : emptyValues(accountabilityGroupForm)
      }
      validate={check}
      onSubmit={save}
      reload={reload}
      onClose={onClose}
    >
      <FormTextField name="name" label="Name" maxLength={100} required />
      <PersonField
        name="leaderId"
        label="Team lead"
        hint="They see the check-ins of the group and answer them."
        chosen={group?.leader ?? null}
      />
      <PersonField name="assistantId" label="Assistant" hint="In addition to the team lead." chosen={group?.assistant ?? null} />
      <FormNumberField name="capacity" label="Members at most" min={1} max={MAX_ACCOUNTABILITY_CAPACITY} required />
      <MeetingFields />
      <Row justify="end">
        <SubmitButton>{group ? 'Save group' : 'Create group'}</SubmitButton>
      </Row>
    </FormDialog>
  );
}

import { emptyValues } from '@atlas/domain/forms';
import { groupForm } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { graphql } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { GroupFields } from './GroupFields.tsx';
import type { NewGroupScreenMutation } from './__generated__/NewGroupScreenMutation.graphql.ts';

/**
 * The form that creates a group, at `/groups/new`.
 *
 * @spec 1 §2.5
 */
export function NewGroupScreen() {
  const create = useCreate<NewGroupScreenMutation>(graphql`
    mutation NewGroupScreenMutation($input: GroupInput!, $idempotencyKey: String!) {
      createGroup(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  return (
    <RecordForm
      title="Create a Group"
      back={{ href: routePath('groups'), label: 'Groups' }}
      form={groupForm}
      initialValues={emptyValues(groupForm)}
      save={async (input) => {
        const { createGroup } = await create({ input });
        return { text: 'Group created.', href: routePath('group', { id: createGroup.databaseId }) };
      }}
      submitText="Create group"
    >
      <GroupFields />
    </RecordForm>
  );
}

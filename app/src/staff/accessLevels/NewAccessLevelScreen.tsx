import { newAccessLevelForm } from '@atlas/domain/access';
import { emptyValues } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { graphql } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { AccessLevelFields, levelInput } from './AccessLevelFields.tsx';
import type { NewAccessLevelScreenMutation } from './__generated__/NewAccessLevelScreenMutation.graphql.ts';

/**
 * The form that creates an access level at `/access-levels/new`. No one holds it at first.
 *
 * @spec 1 §2.2
 */
export function NewAccessLevelScreen() {
  const create = useCreate<NewAccessLevelScreenMutation>(graphql`
    mutation NewAccessLevelScreenMutation($input: AccessLevelInput!, $idempotencyKey: String!) {
      createAccessLevel(input: $input, idempotencyKey: $idempotencyKey) {
        key
      }
    }
  `);
  return (
    <RecordForm
      title="New AccessLevel"
      back={{ href: routePath('accessLevels'), label: 'Access levels' }}
      form={newAccessLevelForm}
      initialValues={emptyValues(newAccessLevelForm)}
      save={async (values) => {
        const { createAccessLevel } = await create({ input: levelInput(values) });
        return {
          text: `${values.name.trim()} is created. No one holds it yet.`,
          href: routePath('accessLevel', { id: createAccessLevel.key }),
        };
      }}
      submitText="Create access level"
    >
      <AccessLevelFields />
    </RecordForm>
  );
}

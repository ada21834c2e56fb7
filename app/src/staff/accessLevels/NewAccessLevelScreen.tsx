import { routePath } from '@atlas/domain/navigation';
import { graphql } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { AccessLevelFields } from './AccessLevelFields.tsx';
import { checkNewLevel, levelInput, type LevelValues, NO_LEVEL_VALUES } from './levelValues.ts';
import type { NewAccessLevelScreenMutation } from './__generated__/NewAccessLevelScreenMutation.graphql.ts';

/** `/access-levels/new`: an access level that nobody holds yet. Specification 1 §2.2. */
export function NewAccessLevelScreen() {
  const create = useSubmit<NewAccessLevelScreenMutation>(graphql`
    mutation NewAccessLevelScreenMutation($input: AccessLevelInput!, $idempotencyKey: String!) {
      createAccessLevel(input: $input, idempotencyKey: $idempotencyKey) {
        key
      }
    }
  `);
  const withKey = useIdempotencyKey();
  const save = async (values: LevelValues) => {
    const input = { ...levelInput(values), key: values.key };
    const { createAccessLevel } = await withKey((idempotencyKey) => create({ input, idempotencyKey }));
    return { text: `${values.name.trim()} is there. Nobody holds it yet.`, href: routePath('accessLevel', { id: createAccessLevel.key }) };
  };
  return (
    <RecordForm
      title="New AccessLevel"
      back={{ href: routePath('accessLevels'), label: 'Access levels' }}
      initialValues={NO_LEVEL_VALUES}
      validate={checkNewLevel}
      save={save}
      submitText="Create access level"
    >
      <AccessLevelFields />
    </RecordForm>
  );
}

import { routePath } from '@atlas/domain/navigation';
import { graphql } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { StageFields } from './StageFields.tsx';
import { checkStage, stageInput, type StageValues } from './stageValues.ts';
import type { NewStageScreenMutation } from './__generated__/NewStageScreenMutation.graphql.ts';

const EMPTY: StageValues = { name: '', description: '', tasks: [], managerIds: [], reviewerIds: [] };

/** `/stages/new`: a stage at the end of the journey. Specification 1 §2.5. */
export function NewStageScreen() {
  const create = useSubmit<NewStageScreenMutation>(graphql`
    mutation NewStageScreenMutation($input: StageInput!, $idempotencyKey: String!) {
      createStage(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  const withKey = useIdempotencyKey();
  const save = async (values: StageValues) => {
    const { createStage } = await withKey((idempotencyKey) => create({ input: stageInput(values), idempotencyKey }));
    return { text: 'Stage created at the end of the journey.', href: routePath('stage', { id: createStage.databaseId }) };
  };
  return (
    <RecordForm
      title="Create a Stage"
      back={{ href: routePath('stages'), label: 'Stages' }}
      initialValues={EMPTY}
      validate={checkStage}
      save={save}
      submitText="Create stage"
    >
      <StageFields />
    </RecordForm>
  );
}

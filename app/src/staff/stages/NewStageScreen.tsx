import { emptyValues } from '@atlas/domain/forms';
import { stageForm } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import { graphql } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { StageFields } from './StageFields.tsx';
import type { NewStageScreenMutation } from './__generated__/NewStageScreenMutation.graphql.ts';

/**
 * The form that creates a stage at the end of the journey, at `/stages/new`.
 *
 * @spec 1 §2.5
 */
export function NewStageScreen() {
  const create = useCreate<NewStageScreenMutation>(graphql`
    mutation NewStageScreenMutation($input: StageInput!, $idempotencyKey: String!) {
      createStage(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  return (
    <RecordForm
      title="Create a Stage"
      back={{ href: routePath('stages'), label: 'Stages' }}
      form={stageForm}
      initialValues={emptyValues(stageForm)}
      save={async (input) => {
        const { createStage } = await create({ input });
        return { text: 'Stage created at the end of the journey.', href: routePath('stage', { id: createStage.databaseId }) };
      }}
      submitText="Create stage"
    >
      <StageFields />
    </RecordForm>
  );
}

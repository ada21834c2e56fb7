import { batchForm } from '@atlas/domain/batches';
import { routePath } from '@atlas/domain/navigation';
import { graphql } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { BatchFields } from './BatchFields.tsx';
import { batchInput, NEW_BATCH } from './batchValues.ts';
import type { NewBatchScreenMutation } from './__generated__/NewBatchScreenMutation.graphql.ts';

/**
 * The form that creates a batch at `/batches/new`.
 *
 * @spec 1 §2.5, §2.8
 */
export function NewBatchScreen() {
  const create = useCreate<NewBatchScreenMutation>(graphql`
    mutation NewBatchScreenMutation($input: BatchInput!, $idempotencyKey: String!) {
      createBatch(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  return (
    <RecordForm
      title="New Batch"
      back={{ href: routePath('batches'), label: 'Batches' }}
      form={batchForm}
      initialValues={NEW_BATCH}
      save={async (values) => {
        const { createBatch } = await create({ input: batchInput(values) });
        return { text: 'Batch created.', href: routePath('batch', { id: createBatch.databaseId }) };
      }}
      submitText="Create batch"
    >
      <BatchFields />
    </RecordForm>
  );
}

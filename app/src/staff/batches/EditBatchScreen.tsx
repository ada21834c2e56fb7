import { batchForm } from '@atlas/domain/batches';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { BatchFields } from './BatchFields.tsx';
import { batchInput, type BatchValues } from './batchValues.ts';
import type { EditBatchScreenMutation } from './__generated__/EditBatchScreenMutation.graphql.ts';
import type { EditBatchScreenQuery } from './__generated__/EditBatchScreenQuery.graphql.ts';
import type { EditBatchScreen_batch$key } from './__generated__/EditBatchScreen_batch.graphql.ts';

const QUERY = graphql`
  query EditBatchScreenQuery($id: Int!) @preloadable {
    viewer {
      batch(databaseId: $id) {
        ...EditBatchScreen_batch
      }
    }
  }
`;

/**
 * The form for a batch's name and launch at `/batches/{id}/edit`.
 *
 * @spec 1 §2.5
 */
export function EditBatchScreen({ queryRef }: { queryRef: PreloadedQuery<EditBatchScreenQuery> }) {
  const { viewer } = usePreloadedQuery<EditBatchScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditBatchScreenQuery>(QUERY, queryRef.variables);
  const batch = useFragment<EditBatchScreen_batch$key>(
    graphql`
      fragment EditBatchScreen_batch on Batch {
        databaseId
        revision
        name
        launchFrom
        launchTo
        lastSaved {
          ...LastSavedText_saved
        }
      }
    `,
    viewer.batch ?? null,
  );
  const update = useSubmit<EditBatchScreenMutation>(graphql`
    mutation EditBatchScreenMutation($id: Int!, $revision: Int!, $input: BatchInput!) {
      updateBatch(databaseId: $id, revision: $revision, input: $input) {
        ...EditBatchScreen_batch
      }
    }
  `);
  if (!batch) return <NotFound />;
  const { databaseId: id, revision, name, launchFrom, launchTo } = batch;
  const back = routePath('batch', { id });
  return (
    <RecordForm<BatchValues>
      title="Edit batch"
      back={{ href: back, label: name }}
      form={batchForm}
      initialValues={{ name, launchFrom, launchTo }}
      save={async (values) => {
        await update({ id, revision, input: batchInput(values) });
        return { text: 'Batch saved.', href: back };
      }}
      reload={reload}
      submitText="Save batch"
      note={<LastSaved saved={batch.lastSaved} />}
    >
      <BatchFields />
    </RecordForm>
  );
}

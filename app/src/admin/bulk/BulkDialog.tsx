import { BULK_OPERATIONS, type BulkOperationName } from '@atlas/domain/jobs';
import { enumName } from '@atlas/domain/lists';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { BulkSelection } from './bulkSelection.ts';
import type { BulkJobCard_job$key } from './__generated__/BulkJobCard_job.graphql.ts';
import { BulkApplied } from './BulkApplied.tsx';
import { BulkInput, needsInput } from './BulkInput.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import type { BulkDialogPreviewMutation, BulkDialogPreviewMutation$data } from './__generated__/BulkDialogPreviewMutation.graphql.ts';
import { BulkPreparing } from './BulkPreparing.tsx';

type Job = BulkDialogPreviewMutation$data['previewBulkJob'];

export interface BulkDialogProps {
  operation: BulkOperationName;
  selection: BulkSelection;
  /** Input that the caller has already chosen, such as one subscription of the person. */
  given?: Readonly<Record<string, unknown>>;
  /** The title and the text above the input, where the dialog is about part of one record. */
  about?: { readonly title: string; readonly description: string };
  /**
   * @param isApplied whether the operation was applied
   * @param job the operation, for its notice; undefined if it was not applied
   */
  onClose: (isApplied: boolean, job?: BulkJobCard_job$key) => void;
}

/**
 * The dialog for one bulk operation: the input for all records, the preview, then progress and
 * result.
 */
export function BulkDialog({ operation, selection, given, about, onClose }: BulkDialogProps) {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [job, setJob] = useState<Job | null>(null);
  const [isApplied, setApplied] = useState(false);
  const submit = useSubmit<BulkDialogPreviewMutation>(graphql`
    mutation BulkDialogPreviewMutation($operation: BulkOperation!, $input: JSON!, $selection: BulkSelection!) {
      previewBulkJob(operation: $operation, input: $input, selection: $selection) {
        ...BulkPreview_job
        ...BulkApplied_job
        ...BulkJobCard_job
      }
    }
  `);
  const preview = async (entered: Readonly<Record<string, unknown>>) => {
    setValues(entered);
    const input = { ...entered, ...given };
    const { list, search, ids } = selection;
    const answer = await submit({ operation: enumName(operation), input, selection: { list, search, ids } });
    setJob(answer.previewBulkJob);
  };
  const { title, noun, verb } = BULK_OPERATIONS[operation];
  const shared = { title: about?.title ?? title, noun };
  if (job === null)
    return needsInput(operation) ? (
      <BulkInput
        {...shared}
        operation={operation}
        values={values}
        description={about?.description}
        count={selection.count}
        onPreview={preview}
        onClose={() => onClose(false)}
      />
    ) : (
      <BulkPreparing {...shared} count={selection.count} prepare={() => preview({})} onClose={() => onClose(false)} />
    );
  if (isApplied) return <BulkApplied {...shared} job={job} onClose={() => onClose(true, job)} />;
  return (
    <BulkPreview
      {...shared}
      verb={verb}
      job={job}
      onBack={needsInput(operation) ? () => setJob(null) : undefined}
      // The result of one record needs no dialog: its notice appears where the record is.
      onApplied={() => (selection.count === 1 ? onClose(true, job) : setApplied(true))}
      onAgain={() => preview(values)}
      onClose={() => onClose(false)}
    />
  );
}

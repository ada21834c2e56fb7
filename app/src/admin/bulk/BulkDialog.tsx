import { BULK_OPERATIONS, type BulkOperationName } from '@atlas/domain/jobs';
import { enumName } from '@atlas/domain/lists';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { BulkSelection } from './bulkSelection.ts';
import { BulkApplied } from './BulkApplied.tsx';
import { BulkInput, needsInput } from './BulkInput.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import type { BulkDialogPreviewMutation, BulkDialogPreviewMutation$data } from './__generated__/BulkDialogPreviewMutation.graphql.ts';
import { BulkPreparing } from './BulkPreparing.tsx';

type Job = BulkDialogPreviewMutation$data['previewBulkJob'];

interface BulkDialogProps {
  operation: BulkOperationName;
  selection: BulkSelection;
  /** @param isApplied whether the operation was applied */
  onClose: (isApplied: boolean) => void;
}

/**
 * The dialog for one bulk operation: the input for all records, the preview, then progress and
 * result.
 */
export function BulkDialog({ operation, selection, onClose }: BulkDialogProps) {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [job, setJob] = useState<Job | null>(null);
  const [isApplied, setApplied] = useState(false);
  const submit = useSubmit<BulkDialogPreviewMutation>(graphql`
    mutation BulkDialogPreviewMutation($operation: BulkOperation!, $input: JSON!, $selection: BulkSelection!) {
      previewBulkJob(operation: $operation, input: $input, selection: $selection) {
        ...BulkPreview_job
        ...BulkApplied_job
      }
    }
  `);
  const preview = async (input: Readonly<Record<string, unknown>>) => {
    setValues(input);
    const { list, search, ids } = selection;
    const answer = await submit({ operation: enumName(operation), input, selection: { list, search, ids } });
    setJob(answer.previewBulkJob);
  };
  const { title, noun, verb } = BULK_OPERATIONS[operation];
  const shared = { title, noun };
  if (job === null)
    return needsInput(operation) ? (
      <BulkInput
        {...shared}
        operation={operation}
        values={values}
        count={selection.count}
        onPreview={preview}
        onClose={() => onClose(false)}
      />
    ) : (
      <BulkPreparing {...shared} count={selection.count} prepare={() => preview({})} onClose={() => onClose(false)} />
    );
  if (isApplied) return <BulkApplied {...shared} job={job} onClose={() => onClose(true)} />;
  return (
    <BulkPreview
      {...shared}
      verb={verb}
      job={job}
      onBack={needsInput(operation) ? () => setJob(null) : undefined}
      onApplied={() => setApplied(true)}
      onAgain={() => preview(values)}
      onClose={() => onClose(false)}
    />
  );
}

import { bulkOperation, bulkPreviewText, bulkProgressText, bulkResultText, bulkUndoText } from '@atlas/domain/jobs';
import type { Noun } from '@atlas/domain/lists';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { bulkJobText_job$data, bulkJobText_job$key } from './__generated__/bulkJobText_job.graphql.ts';

const RECORD: Noun = { one: 'record', many: 'records' };

interface BulkJobWords {
  /** The effect of the operation, its progress, or its result. */
  text: string;
  /** Progress of the operation or its undo in percent, from 0 to 100; null while neither runs. */
  percent: number | null;
}

/** The state of a bulk operation as text and as a percentage for the progress bar. */
export function bulkJobText(key: bulkJobText_job$key): BulkJobWords {
  const job = readInlineData(
    graphql`
      fragment bulkJobText_job on BulkJob @inline {
        operation
        state
        total
        changed
        skipped
        failed
        undone
        kept
      }
    `,
    key,
  );
  const noun = bulkOperation(job.operation)?.noun ?? RECORD;
  const steps = stepsOf(job);
  if (steps === null) return { text: standingText(job, noun), percent: null };
  const { done, of } = steps;
  return { text: bulkProgressText(done, of, noun), percent: of === 0 ? null : Math.floor((done * 100) / of) };
}

function stepsOf({ state, total, changed, skipped, failed, undone, kept }: bulkJobText_job$data): { done: number; of: number } | null {
  if (state === 'RUNNING' || state === 'STOPPING') return { done: changed + failed + skipped, of: total };
  return state === 'UNDOING' ? { done: undone + kept, of: changed } : null;
}

function standingText(job: bulkJobText_job$data, noun: Noun): string {
  switch (job.state) {
    case 'PREVIEWING':
      return `Looking at the selected ${noun.many}…`;
    case 'PREVIEWED':
      return bulkPreviewText(job, noun);
    case 'UNDONE':
      return bulkUndoText(job, noun);
    default:
      return bulkResultText(job, noun);
  }
}

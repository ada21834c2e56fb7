import { Button, JobProgress, type JobState } from '@atlas/ui';
import { countText } from '@atlas/domain/lists';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import type { ReactNode } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useAction } from '../actions/useAction.tsx';
import { bulkJobText } from './bulkJobText.ts';
import { bulkRowName } from './bulkRowName.ts';
import { useBulkJobActions } from './useBulkJobActions.ts';
import { useExport } from '../lists/useExport.ts';
import { useBulkJob } from './useBulkJob.ts';
import type { BulkJobProgress_job$data, BulkJobProgress_job$key } from './__generated__/BulkJobProgress_job.graphql.ts';
import type { BulkJobProgressQuery } from './__generated__/BulkJobProgressQuery.graphql.ts';

const ASK = graphql`
  query BulkJobProgressQuery($id: Int!) {
    viewer {
      bulkJob(databaseId: $id) {
        ...BulkJobProgress_job
      }
    }
  }
`;

interface BulkJobProgressProps {
  job: BulkJobProgress_job$key;
  /** Called when the operation was undone before the server responded, so that nothing polled it. */
  onUndone?: (() => void) | undefined;
  /** Further actions, shown once the operation has ended. */
  actions?: ReactNode;
}

/**
 * Progress and result of a bulk operation: failed records with their reasons, and Undo while it is
 * available.
 */
export function BulkJobProgress({ job: key, onUndone, actions }: BulkJobProgressProps) {
  const job = useFragment(
    graphql`
      fragment BulkJobProgress_job on BulkJob {
        databaseId
        title
        state
        problem
        failed
        kept
        ...bulkJobText_job
        canStop
        canUndo
        undoableUntil
        failures: rows(first: 5, filter: { state: FAILED }) {
          edges {
            node {
              subjectId
              name
              message
            }
          }
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const { databaseId, state, failed, canStop, canUndo } = job;
  const load = async () => (await fetchQuery<BulkJobProgressQuery>(environment, ASK, { id: databaseId }).toPromise())?.viewer.bulkJob;
  useBulkJob({ state, load });
  const { stop, undo } = useBulkJobActions();
  const { act, busy, dialog } = useAction();
  // Offers the records that staff must handle themselves as a file.
  const left = state === 'UNDONE' && job.kept > 0 ? 'kept' : failed > 0 ? 'failed' : null;
  const { start, state: exporting } = useExport('BULK_JOB_ROWS');
  return (
    <>
      <JobProgress
        title={state === 'UNDOING' ? `Undo: ${job.title}` : job.title}
        job={stateOf(job)}
        onCancel={canStop ? () => act(stop(databaseId)) : undefined}
        cancelText="Stop"
        cancelling={busy || state === 'STOPPING'}
        failuresTitle="What did not change"
        moreFailures={failed > job.failures.edges.length ? `and ${countText(failed - job.failures.edges.length)} more` : undefined}
        actions={
          (canUndo || left !== null || actions) && (
            <>
              {canUndo && (
                <Button size="dense" onClick={() => act(undo(databaseId, onUndone))}>
                  Undo
                </Button>
              )}
              {left !== null && (
                <Button
                  size="dense"
                  loading={exporting !== null}
                  loadingText="Preparing"
                  onClick={() => start('csv', `job=${databaseId}&state=${left}`)}
                >
                  {left === 'failed' ? 'Download what failed' : 'Download what stays'}
                </Button>
              )}
              {actions}
            </>
          )
        }
      />
      {dialog}
    </>
  );
}

function stateOf(job: BulkJobProgress_job$data): JobState {
  const { state, problem, canUndo, undoableUntil } = job;
  const { text, percent } = bulkJobText(job);
  switch (state) {
    case 'PREVIEWING':
    case 'PREVIEWED':
      return { kind: 'waiting' };
    case 'RUNNING':
    case 'STOPPING':
    case 'UNDOING':
      return { kind: 'running', counts: text, percent };
    case 'UNDONE':
      return { kind: 'finished', result: text };
    default: {
      const undoable =
        canUndo && undoableUntil != null && `You can undo this until ${formatShortDate(undoableUntil)}, ${formatTime(undoableUntil)}.`;
      const failures = job.failures.edges.map(({ node }) => ({
        key: String(node.subjectId),
        where: bulkRowName(node.name, node.subjectId),
        reason: node.message ?? '',
      }));
      return {
        kind: state === 'FAILED' ? 'failed' : state === 'STOPPED' ? 'stopped' : 'finished',
        result: [problem, text, undoable].filter(Boolean).join(' '),
        failures,
      };
    }
  }
}

import { Button, Card, JobNotice } from '@atlas/ui';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../actions/ActionButton.tsx';
import { showError } from '../actions/showError.ts';
import { useAction } from '../actions/useAction.tsx';
import { focusList } from '../lists/focusList.ts';
import { BulkJobProgress } from './BulkJobProgress.tsx';
import { bulkJobText } from './bulkJobText.ts';
import { isActive, useBulkJobEnd } from './useBulkJob.ts';
import { useBulkJobActions } from './useBulkJobActions.ts';
import type { BulkJobCard_job$key } from './__generated__/BulkJobCard_job.graphql.ts';

export interface BulkJobCardProps {
  job: BulkJobCard_job$key;
  /** Reloads the list. */
  reload: () => Promise<unknown>;
}

/**
 * One bulk operation above its list: its progress, then its result in one line. Where records were
 * left as they are, the result lists them.
 */
export function BulkJobCard({ job: key, reload }: BulkJobCardProps) {
  const job = useFragment(
    graphql`
      fragment BulkJobCard_job on BulkJob {
        databaseId
        title
        state
        failed
        kept
        problem
        canUndo
        ...bulkJobText_job
        ...BulkJobProgress_job
      }
    `,
    key,
  );
  const { dismiss, undo } = useBulkJobActions();
  const { act, dialog } = useAction();
  const [isClosed, setClosed] = useState(false);
  const { databaseId: id, state } = job;
  const onEnd = () => void reload().catch(() => undefined);
  useBulkJobEnd(state, onEnd);
  const close = async () => {
    setClosed(true);
    focusList();
    try {
      await dismiss(id, reload).run();
    } catch (error) {
      setClosed(false);
      showError(error);
    }
  };
  if (isClosed) return null;
  const isPlain = !isActive(state) && state !== 'FAILED' && job.failed === 0 && job.kept === 0 && job.problem == null;
  return (
    <>
      {isPlain ? (
        <JobNotice
          title={job.title}
          onClose={() => void close()}
          action={
            job.canUndo && (
              <Button size="dense" onClick={() => act(undo(id, onEnd))}>
                Undo
              </Button>
            )
          }
        >
          {bulkJobText(job).text}
        </JobNotice>
      ) : (
        <Card>
          <BulkJobProgress
            job={job}
            onUndone={onEnd}
            actions={
              isActive(state) ? undefined : (
                <ActionButton size="dense" variant="quiet" action={dismiss(id, reload)}>
                  Dismiss
                </ActionButton>
              )
            }
          />
        </Card>
      )}
      {dialog}
    </>
  );
}

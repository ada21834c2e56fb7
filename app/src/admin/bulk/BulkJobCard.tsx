import { Card } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../actions/ActionButton.tsx';
import { BulkJobProgress } from './BulkJobProgress.tsx';
import { isActive } from './useBulkJob.ts';
import { useBulkJobActions } from './useBulkJobActions.ts';
import type { BulkJobCard_job$key } from './__generated__/BulkJobCard_job.graphql.ts';

interface BulkJobCardProps {
  job: BulkJobCard_job$key;
  /** Reloads the list. */
  reload: () => Promise<unknown>;
}

/** The card for one bulk operation above its list. */
export function BulkJobCard({ job: key, reload }: BulkJobCardProps) {
  const job = useFragment(
    graphql`
      fragment BulkJobCard_job on BulkJob {
        databaseId
        state
        ...BulkJobProgress_job
      }
    `,
    key,
  );
  const { dismiss } = useBulkJobActions();
  return (
    <Card>
      <BulkJobProgress
        job={job}
        onEnd={() => void reload().catch(() => undefined)}
        actions={
          isActive(job.state) ? undefined : (
            <ActionButton size="dense" variant="quiet" action={dismiss(job.databaseId, reload)}>
              Dismiss
            </ActionButton>
          )
        }
      />
    </Card>
  );
}

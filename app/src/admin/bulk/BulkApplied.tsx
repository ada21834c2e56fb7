import { Button, Modal } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { BulkJobProgress } from './BulkJobProgress.tsx';
import { isActive } from './useBulkJob.ts';
import type { BulkApplied_job$key } from './__generated__/BulkApplied_job.graphql.ts';

interface BulkAppliedProps {
  title: string;
  job: BulkApplied_job$key;
  onClose: () => void;
}

/**
 * A bulk operation that is running. It continues after this dialog closes; its progress then
 * appears above the list.
 */
export function BulkApplied({ title, job: key, onClose }: BulkAppliedProps) {
  const job = useFragment(
    graphql`
      fragment BulkApplied_job on BulkJob {
        state
        ...BulkJobProgress_job
      }
    `,
    key,
  );
  return (
    <Modal
      open
      title={title}
      description={isActive(job.state) ? 'You can close this. The change continues and appears above the list.' : undefined}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <BulkJobProgress job={job} />
    </Modal>
  );
}

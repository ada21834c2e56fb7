import { Stack } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { BulkJobs_viewer$key } from './__generated__/BulkJobs_viewer.graphql.ts';

/** The card of a bulk operation; its code loads where there is one to show. */
export const BulkJobCard = lazyPart('BulkJobCard', async () => (await import('./BulkJobCard.tsx')).BulkJobCard);

interface BulkJobsProps {
  viewer: BulkJobs_viewer$key;
  /** Reloads the list. */
  reload: () => Promise<unknown>;
}

/**
 * The current user's bulk operations on this list, running or done, until the user dismisses them.
 * They also appear after a reload and on other devices.
 */
export function BulkJobs({ viewer: key, reload }: BulkJobsProps) {
  const { bulkJobs } = useFragment(
    graphql`
      fragment BulkJobs_viewer on Viewer @argumentDefinitions(list: { type: "BulkList!" }) {
        bulkJobs(first: 3, filter: { list: $list, open: true }) {
          edges {
            node {
              databaseId
              ...BulkJobCard_job
            }
          }
        }
      }
    `,
    key,
  );
  if (bulkJobs.edges.length === 0) return null;
  return (
    <Stack gap={3}>
      {bulkJobs.edges.map(({ node }) => (
        <BulkJobCard key={node.databaseId} job={node} reload={reload} />
      ))}
    </Stack>
  );
}

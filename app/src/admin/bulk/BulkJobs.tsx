import { Stack } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { BulkJobs_viewer$key } from './__generated__/BulkJobs_viewer.graphql.ts';

const BulkJobCard = lazyPart('BulkJobCard', async () => (await import('./BulkJobCard.tsx')).BulkJobCard);

interface BulkJobsProps {
  viewer: BulkJobs_viewer$key;
  /** Asks for the list again. */
  reload: () => Promise<unknown>;
}

/** What the person is doing or did with many records of this list, until they put it away: also after a reload, and on another device. */
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

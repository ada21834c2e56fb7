import { Alert, Stack } from '@atlas/ui';
import { countText } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BulkSkips_job$key } from './__generated__/BulkSkips_job.graphql.ts';

/** The reasons why a bulk operation skips records; null if it skips none. */
export function BulkSkips({ job }: { job: BulkSkips_job$key }) {
  const { skips } = useFragment(
    graphql`
      fragment BulkSkips_job on BulkJob {
        skips {
          message
          rows
        }
      }
    `,
    job,
  );
  if (skips.length === 0) return null;
  return (
    <Alert tone="info">
      <Stack gap={1}>
        {skips.map(({ message, rows }) => (
          <span key={message}>{`${countText(rows)} skipped: ${message}`}</span>
        ))}
      </Stack>
    </Alert>
  );
}

import { type DataColumn, DataTable, Heading, Link, RowTitle, Stack } from '@atlas/ui';
import { queueText, waitText } from '@atlas/domain/jobs';
import { countText } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import { logPath } from '../shared/logPath.ts';
import type { QueueTable_queues$data, QueueTable_queues$key } from './__generated__/QueueTable_queues.graphql.ts';

type Queue = QueueTable_queues$data[number];

const COLUMNS: readonly DataColumn<Queue>[] = [
  { id: 'name', header: 'Queue', width: 'wide', cell: ({ name }) => <RowTitle>{queueText(name)}</RowTitle> },
  { id: 'waiting', header: 'Waiting', align: 'end', card: 'count', cell: ({ waiting }) => countText(waiting) },
  {
    id: 'oldest',
    header: 'Oldest',
    align: 'end',
    card: 'count',
    cell: ({ oldestWaitingSeconds: seconds }) => (seconds === null ? '' : waitText(seconds)),
  },
  { id: 'running', header: 'Running', align: 'end', card: 'count', cell: ({ running }) => countText(running) },
  {
    id: 'failed',
    header: 'Failed',
    align: 'end',
    card: 'count',
    cell: ({ name, failed }) =>
      failed === 0 ? 0 : <Link href={logPath('jobs', { queue: name, state: 'failed' })}>{countText(failed)}</Link>,
  },
];

/** The current state of each background queue. */
export function QueueTable({ queues: key }: { queues: QueueTable_queues$key }) {
  const queues = useFragment(
    graphql`
      fragment QueueTable_queues on JobQueue @relay(plural: true) {
        name
        waiting
        oldestWaitingSeconds
        running
        failed
      }
    `,
    key,
  );
  return (
    <Stack gap={3} as="section" aria-labelledby="queues">
      <Heading level={2} size="subheading" id="queues">
        Queues
      </Heading>
      <DataTable label="Queues" columns={COLUMNS} rows={queues} rowKey={({ name }) => name} />
    </Stack>
  );
}

import { Alert, CodeBlock, Drawer, Heading, KeyValueList, Stack, Text } from '@atlas/ui';
import { queueText } from '@atlas/domain/jobs';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { LogTime } from './LogTime.tsx';
import { PersonName } from './PersonName.tsx';
import type { JobDetails_job$key } from './__generated__/JobDetails_job.graphql.ts';

interface JobDetailsProps {
  job: JobDetails_job$key;
  /** Null for users who may not run jobs. */
  runAgain: ((job: { databaseId: number; queue: string }) => Action) | null;
  onClose: () => void;
}

/** Drawer for a job that failed on every allowed try: its data and its last error. */
export function JobDetails({ job: key, runAgain, onClose }: JobDetailsProps) {
  const job = useFragment(
    graphql`
      fragment JobDetails_job on FailedJob {
        databaseId
        queue
        data
        problem
        tries
        sentAt
        failedAt
        ranAgainAt
        ranAgainBy {
          ...PersonName_person
        }
      }
    `,
    key,
  );
  const { databaseId, queue, data, ranAgainAt, ranAgainBy } = job;
  const isBare = typeof data === 'object' && data !== null && Object.keys(data).length === 0;
  return (
    <Drawer
      open
      size="wide"
      onClose={onClose}
      title={queueText(queue)}
      actions={
        runAgain && ranAgainAt === null ? (
          <ActionButton variant="primary" action={runAgain({ databaseId, queue })}>
            Run again
          </ActionButton>
        ) : undefined
      }
    >
      <Stack gap={4}>
        <Alert tone="danger" title="The last try failed">
          {job.problem}
        </Alert>
        <KeyValueList
          items={[
            { label: 'Queue', value: queue },
            { label: 'Tries', value: job.tries },
            { label: 'Sent', value: <LogTime at={job.sentAt} /> },
            { label: 'Failed', value: <LogTime at={job.failedAt} /> },
            { label: 'Ran again', value: ranAgainAt === null ? 'Not yet' : <LogTime at={ranAgainAt} /> },
            ...(ranAgainBy ? [{ label: 'By', value: <PersonName person={ranAgainBy} /> }] : []),
          ]}
        />
        <Stack gap={2}>
          <Heading level={3} size="label">
            Data
          </Heading>
          {isBare ? (
            <Text size={14} tone="muted">
              It received no data.
            </Text>
          ) : (
            <CodeBlock label="Data" text={JSON.stringify(data, null, 2)} />
          )}
        </Stack>
      </Stack>
    </Drawer>
  );
}

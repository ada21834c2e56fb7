import { Card, JobProgress, type JobState, Stack, Text } from '@atlas/ui';
import { countText } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  StatementProgress_statement$data,
  StatementProgress_statement$key,
} from './__generated__/StatementProgress_statement.graphql.ts';

const TITLES: Readonly<Record<string, string>> = {
  READING: 'Reading the file',
  APPLYING: 'Applying the exact lines',
  UNDOING: 'Taking the statement back',
};

function jobOf({ state, done, failed, toDo }: StatementProgress_statement$data): JobState {
  if (state === 'READING') return { kind: 'running', counts: 'Its lines are matched with receipts and due payments.', percent: null };
  const tried = done + failed;
  const deed = state === 'APPLYING' ? 'Applying' : 'Undoing';
  return {
    kind: 'running',
    counts: `${deed} ${countText(tried)} of ${countText(toDo)}`,
    percent: toDo === 0 ? null : Math.floor((tried * 100) / toDo),
  };
}

/** The progress of the job that reads, applies or undoes a statement. */
export function StatementProgress({ statement: key }: { statement: StatementProgress_statement$key }) {
  const statement = useFragment(
    graphql`
      fragment StatementProgress_statement on Statement {
        state
        toDo
        done
        failed
      }
    `,
    key,
  );
  return (
    <Card>
      <Stack gap={4}>
        <JobProgress title={TITLES[statement.state] ?? ''} job={jobOf(statement)} />
        <Text size={14} tone="muted">
          You can leave this page. The work continues, and this page shows the result.
        </Text>
      </Stack>
    </Card>
  );
}

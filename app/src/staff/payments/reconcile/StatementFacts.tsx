import { Accordion, Alert, Badge, DataTable, Row, Stack, StatusBadge, Text } from '@atlas/ui';
import { countNoun, countText } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StatementFacts_statement$data, StatementFacts_statement$key } from './__generated__/StatementFacts_statement.graphql.ts';

const LAYOUTS: Readonly<Record<string, string>> = {
  gcash: 'GCash layout',
  bdo: 'BDO layout',
  unionbank: 'UnionBank layout',
  mapped: 'Columns chosen by staff',
};

const LINE = { one: 'line', many: 'lines' };
const ROW = { one: 'row', many: 'rows' };

function BalanceBadge({ balance, balanceRow }: Pick<StatementFacts_statement$data, 'balance' | 'balanceRow'>) {
  if (balance === 'proven') return <StatusBadge tone="success" text="The balances prove the reading" />;
  if (balance === 'broken') return <StatusBadge tone="warning" text={`The balances break at row ${balanceRow ?? '?'}`} />;
  return <StatusBadge tone="neutral" text="The file has no balances" />;
}

/** Names the lines of the file that are left out; null when there are none. */
function leftOutText({ outgoing, known }: StatementFacts_statement$data): string | null {
  const parts = [
    ...(outgoing > 0 ? [`${countNoun(outgoing, LINE)} of outgoing money`] : []),
    ...(known > 0 ? [`${countNoun(known, LINE)} that an earlier statement has`] : []),
  ];
  return parts.length === 0 ? null : `Left out: ${parts.join(', and ')}.`;
}

/** The facts about the reading of a statement: its layout, the proof by balances, and the rows that are not among the lines. */
export function StatementFacts({ statement: key }: { statement: StatementFacts_statement$key }) {
  const statement = useFragment(
    graphql`
      fragment StatementFacts_statement on Statement {
        source
        balance
        balanceRow
        outgoing
        known
        problemCount
        problems {
          row
          column
          value
          message
        }
        toDo
        failed
      }
    `,
    key,
  );
  const { source, failed, toDo, problemCount, problems } = statement;
  const leftOut = leftOutText(statement);
  return (
    <Stack gap={3}>
      <Row gap={2} wrap>
        {source != null && <Badge>{LAYOUTS[source] ?? source}</Badge>}
        <BalanceBadge {...statement} />
      </Row>
      {leftOut !== null && (
        <Text size={14} tone="muted" numeric>
          {leftOut}
        </Text>
      )}
      {failed > 0 && (
        <Alert tone="warning">
          {`${countText(failed)} of ${countNoun(toDo, LINE)} could not be changed. The reason is stated at each line.`}
        </Alert>
      )}
      {problemCount > 0 && (
        <Accordion
          level={2}
          items={[
            {
              id: 'unread',
              title: `${countNoun(problemCount, ROW)} could not be read`,
              content: <UnreadRows problems={problems} total={problemCount} />,
            },
          ]}
        />
      )}
    </Stack>
  );
}

type Problems = StatementFacts_statement$data['problems'];

/** The rows that could not be read, each with the reason. */
function UnreadRows({ problems, total }: { problems: Problems; total: number }) {
  return (
    <>
      <DataTable
        label="Rows that could not be read"
        columns={[
          { id: 'row', header: 'Row', width: 'narrow', cell: ({ row }: Problems[number]) => `Row ${row}` },
          { id: 'column', header: 'Column', card: 'meta', cell: ({ column }) => column },
          { id: 'value', header: 'Value', card: 'meta', cell: ({ value }) => value },
          { id: 'message', header: 'Problem', card: 'badge', cell: ({ message }) => message },
        ]}
        rows={problems}
        rowKey={({ row, column }) => `${row} ${column ?? ''}`}
      />
      {total > problems.length && (
        <Text size={14} tone="muted">
          {`These are the first ${problems.length}.`}
        </Text>
      )}
    </>
  );
}

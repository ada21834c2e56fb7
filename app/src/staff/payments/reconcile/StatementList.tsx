import { Button, DataTable, type DataColumn, EmptyState, ListPage, RowTitle, StatusBadge, Tabs, Vignette } from '@atlas/ui';
import { countText } from '@atlas/domain/lists';
import { nextLineState, statementCountsText } from '@atlas/domain/statements';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { tabTitle } from '../../../admin/tabTitle.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useMoneyAccess } from '../../shared/useMoneyAccess.ts';
import { queueTabs } from '../queueLabels.ts';
import { SendStatementDialog } from './SendStatementDialog.tsx';
import { statementCounts } from './statementCounts.ts';
import { statementPath } from './statementPath.ts';
import { statementTone } from './statementTone.ts';
import { useWorkPolling } from '../../../admin/useWorkPolling.ts';
import { isAtWork } from './isAtWork.ts';
import type { StatementList_viewer$data, StatementList_viewer$key } from './__generated__/StatementList_viewer.graphql.ts';

type Statement = NonNullable<StatementList_viewer$data['statements']>[number];

/** The work that is under way, or the lines by state. */
function progressText(statement: Statement): string | null {
  const { state, done, failed, toDo } = statement;
  if (state === 'READY') return statementCountsText(statementCounts(statement));
  return state === 'APPLYING' || state === 'UNDOING' ? `${countText(done + failed)} of ${countText(toDo)} lines` : null;
}

/** Opens a statement at the lines that wait for a decision. */
const openPath = (statement: Statement): string =>
  statementPath(statement.databaseId, statement.state === 'READY' ? nextLineState(statementCounts(statement)) : null);

const COLUMNS: readonly DataColumn<Statement>[] = [
  {
    id: 'file',
    header: 'File',
    width: 'wide',
    priority: 1,
    cell: (statement) => (
      <RowTitle href={openPath(statement)} note={statement.platformName}>
        {statement.fileName}
      </RowTitle>
    ),
  },
  {
    id: 'lines',
    header: 'Lines',
    priority: 2,
    card: 'fact',
    cell: (statement) => progressText(statement),
  },
  {
    id: 'state',
    header: 'State',
    width: 'narrow',
    priority: 1,
    card: 'badge',
    cell: ({ state, stateText }) => <StatusBadge tone={statementTone(state)} text={stateText} />,
  },
  {
    id: 'sent',
    header: 'Sent',
    priority: 3,
    card: 'meta',
    cell: ({ createdAt, uploadedBy }) => `${formatShortDate(createdAt)}, ${formatTime(createdAt)}, by ${uploadedBy.name}`,
  },
];

interface StatementListProps {
  viewer: StatementList_viewer$key;
  reload: () => Promise<unknown>;
}

/** The latest statements, and the button that sends another one. */
export function StatementList({ viewer: key, reload }: StatementListProps) {
  const { statements = [], payAccounts } = useFragment(
    graphql`
      fragment StatementList_viewer on Viewer @argumentDefinitions(opensStatement: { type: "Boolean!" }) {
        payAccounts {
          ...SendStatementDialog_accounts
        }
        statements @skip(if: $opensStatement) {
          databaseId
          fileName
          platformName
          state
          stateText
          createdAt
          toDo
          done
          failed
          uploadedBy {
            name
          }
          ...statementCounts_statement
        }
      }
    `,
    key,
  );
  const [isSending, setSending] = useState(false);
  const { mayDecide } = useMoneyAccess();
  useWorkPolling(
    statements.some(({ state }) => isAtWork(state)),
    reload,
  );
  const tabs = queueTabs('reconcile');
  const send = mayDecide && (
    <Button variant="primary" onClick={() => setSending(true)}>
      Send a statement
    </Button>
  );
  const isEmpty = statements.length === 0;
  return (
    <>
      <PageTitle title={tabTitle('Payments', tabs)} />
      <ListPage title="Payments" actions={isEmpty ? undefined : send} tabs={<Tabs label="Payments" items={tabs} />}>
        <DataTable
          label="Statements"
          columns={COLUMNS}
          rows={statements}
          rowKey={({ databaseId }) => databaseId}
          empty={
            <EmptyState
              vignette={<Vignette of="payments" />}
              title="No statements yet"
              text="In the GCash app, request your transaction history, which arrives by email as a PDF; at your bank, export the transactions of the account as CSV or xlsx. Send the file here, and Atlas finds the receipts and payments that it proves."
              action={send}
            />
          }
        />
        {isSending && <SendStatementDialog accounts={payAccounts} onClose={() => setSending(false)} />}
      </ListPage>
    </>
  );
}

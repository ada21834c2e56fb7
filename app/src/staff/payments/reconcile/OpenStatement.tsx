import { Button, ListPage, Row, Stack, Tabs, Text } from '@atlas/ui';
import { statementRowsList } from '@atlas/domain/statements';
import { formatShortDate } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useListState } from '../../../admin/lists/useListState.ts';
import { tabTitle } from '../../../admin/tabTitle.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useMoneyAccess } from '../../shared/useMoneyAccess.ts';
import { queueTabs } from '../queueLabels.ts';
import { AllStatementsLink } from './AllStatementsLink.tsx';
import { ColumnMapper } from './ColumnMapper.tsx';
import { SendStatementDialog } from './SendStatementDialog.tsx';
import { StatementFailure } from './StatementFailure.tsx';
import { StatementLines } from './StatementLines.tsx';
import { StatementProgress } from './StatementProgress.tsx';
import { useWorkEnd } from './useWorkEnd.ts';
import { useWorkPolling } from '../../../admin/useWorkPolling.ts';
import { isAtWork } from './isAtWork.ts';
import type { OpenStatement_viewer$key } from './__generated__/OpenStatement_viewer.graphql.ts';
import type { OpenStatement_statement$data, OpenStatement_statement$key } from './__generated__/OpenStatement_statement.graphql.ts';

export interface OpenStatementProps {
  viewer: OpenStatement_viewer$key;
  statement: OpenStatement_statement$key;
  queryRef: object;
  reload: () => Promise<unknown>;
}

/** One statement: its progress, what it needs to be read, or its lines. */
export function OpenStatement({ viewer: viewerKey, statement: key, queryRef, reload }: OpenStatementProps) {
  const { payAccounts } = useFragment(
    graphql`
      fragment OpenStatement_viewer on Viewer {
        payAccounts {
          ...SendStatementDialog_accounts
        }
      }
    `,
    viewerKey,
  );
  const statement = useFragment(
    graphql`
      fragment OpenStatement_statement on Statement
      @argumentDefinitions(
        first: { type: "Int!" }
        offset: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "StatementRowsFilter!" }
        sort: { type: "StatementRowsSort!" }
      ) {
        databaseId
        fileName
        platform
        platformName
        account
        state
        done
        createdAt
        uploadedBy {
          name
        }
        ...ColumnMapper_statement
        ...StatementFailure_statement
        ...StatementLines_statement
        ...StatementProgress_statement
        rows(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...StatementLines_rows
            }
          }
        }
      }
    `,
    key,
  );
  const state = useListState('payment', statementRowsList, { tab: 'state', within: { tab: 'reconcile' }, record: 'statementId' });
  const { mayDecide } = useMoneyAccess();
  const [isSending, setSending] = useState(false);
  useWorkPolling(isAtWork(statement.state), reload);
  useWorkEnd({ state: statement.state, done: statement.done });
  const lede = ledeOf(statement);
  if (statement.state === 'READY') {
    return <StatementLines connection={statement.rows} {...{ statement, state, queryRef, reload, lede, mayDecide }} />;
  }
  const tabs = queueTabs('reconcile');
  const { databaseId, platform, account } = statement;
  return (
    <>
      <PageTitle title={tabTitle(statement.fileName, tabs)} />
      <ListPage
        title={statement.fileName}
        tabs={<Tabs label="Payments" items={tabs} />}
        overview={
          <Stack gap={3}>
            <Row>
              <AllStatementsLink />
            </Row>
            <Text size={14} tone="muted">
              {lede}
            </Text>
          </Stack>
        }
      >
        {isAtWork(statement.state) && <StatementProgress statement={statement} />}
        {statement.state === 'MAPPING' && <ColumnMapper statement={statement} {...{ mayDecide, reload }} />}
        {(statement.state === 'FAILED' || statement.state === 'NEW') && (
          <StatementFailure
            statement={statement}
            {...{ mayDecide, reload }}
            sendButton={
              <Button onClick={() => setSending(true)}>{statement.state === 'NEW' ? 'Send the file' : 'Send another file'}</Button>
            }
          />
        )}
        {isSending && (
          <SendStatementDialog
            accounts={payAccounts}
            existingId={statement.state === 'NEW' ? databaseId : undefined}
            origin={{ platform, account }}
            onClose={() => setSending(false)}
          />
        )}
      </ListPage>
    </>
  );
}

const ledeOf = ({ platformName, account, createdAt, uploadedBy }: OpenStatement_statement$data): string =>
  `${platformName}${account === '' ? '' : `, ${account}`}. Sent by ${uploadedBy.name} on ${formatShortDate(createdAt)}.`;

import { EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { outboxList } from '@atlas/domain/notifications';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { choicesFilter } from '../../admin/lists/choicesFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import { linkedFilter } from '../../admin/lists/linkedFilter.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useReload } from '../../relay/useReload.ts';
import { NotFoundDrawer } from './NotFoundDrawer.tsx';
import { LogList } from './LogList.tsx';
import { LogTime } from './LogTime.tsx';
import { MailDetails } from './MailDetails.tsx';
import { MailState } from './MailState.tsx';
import { useLog } from './useLog.ts';
import type { MailLogScreenQuery, MailLogScreenQuery$data } from './__generated__/MailLogScreenQuery.graphql.ts';

type Message = MailLogScreenQuery$data['viewer']['outbox']['edges'][number]['node'];

const columnsOf = (openHref: (id: number) => string): readonly ListColumn<Message, SortKeyOf<typeof outboxList>>[] => [
  {
    id: 'subject',
    header: 'Subject',
    width: 'wide',
    priority: 1,
    cell: (message) => <RowTitle href={openHref(message.databaseId)}>{message.subject}</RowTitle>,
  },
  { id: 'recipient', header: 'To', priority: 1, card: 'meta', cell: ({ recipient }) => recipient },
  { id: 'tries', header: 'Tries', align: 'end', width: 'narrow', priority: 3, card: 'none', cell: ({ attempts }) => attempts },
  { id: 'state', header: 'State', width: 'narrow', priority: 1, card: 'badge', cell: ({ state }) => <MailState state={state} /> },
  {
    id: 'created',
    header: 'Created',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 2,
    card: 'badge',
    cell: ({ createdAt }) => <LogTime at={createdAt} />,
  },
];

const STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
];

const QUERY = graphql`
  query MailLogScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: OutboxFilter!, $sort: OutboxSort!, $id: Int!)
  @preloadable {
    viewer {
      outbox(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            recipient
            subject
            state
            attempts
            createdAt
          }
        }
      }
      outboxMessage(databaseId: $id) {
        ...MailDetails_message
      }
    }
  }
`;

/** The log of outgoing messages, mostly emails, at `/info-logs-report`. Product decisions §12. */
export function MailLogScreen({ queryRef }: { queryRef: PreloadedQuery<MailLogScreenQuery> }) {
  const { outbox, outboxMessage } = usePreloadedQuery<MailLogScreenQuery>(QUERY, queryRef).viewer;
  const { state, variables, isOpen, openHref, close } = useLog('mail', outboxList, queryRef.variables.id);
  const reload = useReload<MailLogScreenQuery>(QUERY, variables);
  return (
    <>
      <LogList
        tab="mail"
        exportAs="OUTBOX"
        noun={{ one: 'message', many: 'messages' }}
        state={state}
        queryRef={queryRef}
        connection={outbox}
        columns={columnsOf(openHref)}
        rowName={({ subject }) => subject}
        filters={[
          choicesFilter(state, { name: 'state', label: 'State', all: 'All', options: STATES }),
          dayFilter(state, { name: 'from', label: 'From' }),
          dayFilter(state, { name: 'to', label: 'To' }),
          linkedFilter(state, { name: 'recipient', label: (recipient) => `To ${recipient}` }),
        ]}
        empty={<EmptyState vignette={<Vignette of="notifications" />} title={NO_DATA} text="Emails appear here once they are queued." />}
      />
      {isOpen &&
        (outboxMessage ? <MailDetails message={outboxMessage} reload={reload} onClose={close} /> : <NotFoundDrawer onClose={close} />)}
    </>
  );
}

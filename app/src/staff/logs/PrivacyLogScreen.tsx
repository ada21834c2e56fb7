import { EmptyState, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { privacyRequestsList } from '@atlas/domain/privacy';
import { Trash2 } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { LogList } from './LogList.tsx';
import { LogTime } from './LogTime.tsx';
import { PersonName } from './PersonName.tsx';
import { PrivacyDeadline } from './PrivacyDeadline.tsx';
import { PrivacyRequestState } from './PrivacyRequestState.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';
import { useLog } from './useLog.ts';
import type { PrivacyLogScreenQuery, PrivacyLogScreenQuery$data } from './__generated__/PrivacyLogScreenQuery.graphql.ts';

type Request = PrivacyLogScreenQuery$data['viewer']['privacyRequests']['edges'][number]['node'];

const KIND_WORDS: Readonly<Record<string, string>> = { DOWNLOAD: 'Copy of data', DELETION: 'Deletion' };

const columns: readonly ListColumn<Request, SortKeyOf<typeof privacyRequestsList>>[] = [
  { id: 'person', header: 'Person', width: 'wide', priority: 1, cell: ({ user }) => <PersonName person={user} /> },
  { id: 'kind', header: 'Request', priority: 1, card: 'meta', cell: ({ kind }) => KIND_WORDS[kind] ?? kind },
  { id: 'state', header: 'State', priority: 1, card: 'badge', cell: ({ state }) => <PrivacyRequestState state={state} /> },
  {
    id: 'answerBy',
    header: 'Answer by',
    priority: 1,
    cell: ({ kind, state, finalFrom, answerBy }) => <PrivacyDeadline request={{ kind, state, finalFrom, answerBy }} />,
  },
  {
    id: 'created',
    header: 'Received',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 1,
    card: 'badge',
    cell: ({ createdAt }) => <LogTime at={createdAt} />,
  },
];

const KINDS = [
  { value: 'download', label: 'Copy of data' },
  { value: 'deletion', label: 'Deletion' },
];
const STATES = [
  { value: 'requested', label: 'Open' },
  { value: 'done', label: 'Done' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'failed', label: 'Failed' },
];

const QUERY = graphql`
  query PrivacyLogScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: PrivacyRequestsFilter!, $sort: PrivacyRequestsSort!)
  @preloadable {
    viewer {
      privacyRequests(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            user {
              name
              ...PersonName_person
            }
            kind
            state
            finalFrom
            answerBy
            createdAt
          }
        }
      }
    }
  }
`;

/**
 * Requests for copies of personal data and for the deletion of accounts, at
 * `/info-logs-report?tab=privacy`. Product decisions §20, I3.
 */
export function PrivacyLogScreen({ queryRef }: { queryRef: PreloadedQuery<PrivacyLogScreenQuery> }) {
  const { privacyRequests } = usePreloadedQuery<PrivacyLogScreenQuery>(QUERY, queryRef).viewer;
  const { state } = useLog('privacy', privacyRequestsList, 0);
  const reload = useReload<PrivacyLogScreenQuery>(QUERY, queryRef.variables);
  const deleteAccount = useDeleteAccount();
  const { currentUser } = useAuth();
  const now = useNow();
  const actionsOf = ({ databaseId, kind, state: stateOf, finalFrom, user }: Request) =>
    kind === 'DELETION' && stateOf === 'REQUESTED' && now.getTime() >= Date.parse(finalFrom)
      ? [{ label: 'Delete account', icon: Trash2, action: deleteAccount({ databaseId, name: user.name }, reload) }]
      : [];
  return (
    <LogList
      tab="privacy"
      noun={{ one: 'request', many: 'requests' }}
      state={state}
      queryRef={queryRef}
      connection={privacyRequests}
      columns={columns}
      rowName={({ user }) => user.name}
      filters={[
        choiceFilter(state, { name: 'kind', label: 'Request', all: 'All', options: KINDS }),
        choiceFilter(state, { name: 'state', label: 'State', all: 'All', options: STATES }),
      ]}
      rowActions={can(currentUser, { page: 'editUser' }) ? actionsOf : undefined}
      empty={<EmptyState vignette={<Vignette of="people" />} title={NO_DATA} text="Requests about personal data appear here." />}
    />
  );
}

import { EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { signInsList } from '@atlas/domain/audit';
import { browserFamily } from '@atlas/domain/clientErrors';
import { NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import { linkedFilter } from '../../admin/lists/linkedFilter.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { NotFoundDrawer } from './NotFoundDrawer.tsx';
import { LogList } from './LogList.tsx';
import { LogTime } from './LogTime.tsx';
import { SignInDetails } from './SignInDetails.tsx';
import { SignInResult } from './SignInResult.tsx';
import { useLog } from './useLog.ts';
import type { SignInLogScreenQuery, SignInLogScreenQuery$data } from './__generated__/SignInLogScreenQuery.graphql.ts';

type Attempt = SignInLogScreenQuery$data['viewer']['signInLog']['edges'][number]['node'];

const columnsOf = (openHref: (id: number) => string): readonly ListColumn<Attempt, SortKeyOf<typeof signInsList>>[] => [
  {
    id: 'who',
    header: 'Who',
    width: 'wide',
    priority: 1,
    cell: (attempt) => (
      <RowTitle href={openHref(attempt.databaseId)} note={attempt.user ? attempt.email : 'No account'}>
        {attempt.user?.name ?? attempt.email}
      </RowTitle>
    ),
  },
  { id: 'result', header: 'Result', priority: 1, card: 'badge', cell: (attempt) => <SignInResult attempt={attempt} /> },
  { id: 'browser', header: 'Browser', priority: 2, card: 'meta', cell: ({ userAgent }) => browserFamily(userAgent) },
  { id: 'ip', header: 'IP address', priority: 3, card: 'meta', cell: ({ ip }) => ip ?? 'None' },
  {
    id: 'at',
    header: 'When',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 1,
    card: 'badge',
    cell: ({ at }) => <LogTime at={at} />,
  },
];

const RESULTS = [
  { value: 'succeeded', label: 'Succeeded' },
  { value: 'failed', label: 'Failed' },
];

const QUERY = graphql`
  query SignInLogScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: SignInLogFilter!, $sort: SignInLogSort!, $id: Int!)
  @preloadable {
    viewer {
      signInLog(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            at
            user {
              name
            }
            email
            ip
            userAgent
            ...SignInResult_attempt
          }
        }
      }
      signIn(databaseId: $id) {
        ...SignInDetails_attempt
      }
    }
  }
`;

/**
 * The log of attempts to sign in or up, at `/info-logs-report?tab=sign-ins`. Product decisions §12.
 */
export function SignInLogScreen({ queryRef }: { queryRef: PreloadedQuery<SignInLogScreenQuery> }) {
  const { signInLog, signIn } = usePreloadedQuery<SignInLogScreenQuery>(QUERY, queryRef).viewer;
  const { state, isOpen, openHref, close } = useLog('sign-ins', signInsList, queryRef.variables.id);
  return (
    <>
      <LogList
        tab="sign-ins"
        exportAs="SIGN_IN_LOG"
        noun={{ one: 'sign-in', many: 'sign-ins' }}
        state={state}
        queryRef={queryRef}
        connection={signInLog}
        columns={columnsOf(openHref)}
        rowName={({ email }) => email}
        filters={[
          choiceFilter(state, { name: 'result', label: 'Result', all: 'All', options: RESULTS }),
          dayFilter(state, { name: 'from', label: 'From' }),
          dayFilter(state, { name: 'to', label: 'To' }),
          linkedFilter(state, { name: 'person', label: () => 'One person' }),
        ]}
        empty={<EmptyState vignette={<Vignette of="people" />} title={NO_DATA} text="Sign-in and sign-up attempts appear here." />}
      />
      {isOpen && (signIn ? <SignInDetails attempt={signIn} onClose={close} /> : <NotFoundDrawer onClose={close} />)}
    </>
  );
}

import { EmptyState, RowTitle, StatusBadge, type Tone, Vignette } from '@atlas/ui';
import { announcementRecipientsList, LEFT_OUT, leftOutText, RECIPIENT_OUTCOMES, type RecipientOutcome } from '@atlas/domain/announcements';
import { inWords, instantText } from '@atlas/domain/audit';
import { enumWord, listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { AdminList } from '../../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../../admin/lists/ListColumn.ts';
import { useListState } from '../../../admin/lists/useListState.ts';
import { useWorkPolling } from '../../../admin/useWorkPolling.ts';
import { useReload } from '../../../relay/useReload.ts';
import { useOpens } from '../../../routing/useOpens.ts';
import { peopleTabs } from '../peopleTabs.ts';
import type {
  AnnouncementRecipientsScreenQuery,
  AnnouncementRecipientsScreenQuery$data,
} from './__generated__/AnnouncementRecipientsScreenQuery.graphql.ts';

type Recipient = AnnouncementRecipientsScreenQuery$data['viewer']['announcementRecipients']['edges'][number]['node'];

const TONES: Readonly<Record<RecipientOutcome, Tone>> = {
  waiting: 'info',
  delivered: 'success',
  'left-out': 'neutral',
  failed: 'danger',
};
const OUTCOMES = RECIPIENT_OUTCOMES.map((value) => ({ value, label: inWords(value) }));
const REASONS = LEFT_OUT.map((value) => ({ value, label: leftOutText(value) }));

function Outcome({ outcome }: Pick<Recipient, 'outcome'>) {
  const word = enumWord(RECIPIENT_OUTCOMES, outcome) ?? 'waiting';
  return <StatusBadge tone={TONES[word]} text={inWords(word)} />;
}

const columnsOf = (opensPerson: boolean): readonly ListColumn<Recipient, SortKeyOf<typeof announcementRecipientsList>>[] => [
  {
    id: 'name',
    header: 'Name',
    width: 'wide',
    priority: 1,
    cell: ({ user }) =>
      user && <RowTitle href={opensPerson ? routePath('user', { id: user.databaseId }) : undefined}>{user.name}</RowTitle>,
  },
  { id: 'outcome', header: 'Outcome', priority: 1, card: 'badge', cell: ({ outcome }) => <Outcome outcome={outcome} /> },
  { id: 'inApp', header: 'In Atlas', width: 'narrow', priority: 2, card: 'none', cell: ({ isNotified }) => (isNotified ? 'Yes' : 'No') },
  {
    id: 'mail',
    header: 'Email',
    width: 'narrow',
    priority: 2,
    card: 'meta',
    cell: ({ mail }) => mail && inWords(mail.toLowerCase().replace('_', '-')),
  },
  { id: 'reason', header: 'Reason', priority: 2, card: 'meta', cell: ({ reason }) => reason },
  { id: 'at', header: 'Time', align: 'end', priority: 3, card: 'none', cell: ({ at }) => at && instantText(at) },
];

const QUERY = graphql`
  query AnnouncementRecipientsScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: AnnouncementRecipientsFilter!
    $sort: AnnouncementRecipientsSort!
  ) @preloadable {
    viewer {
      announcementRecipients(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            user {
              databaseId
              name
            }
            outcome
            isNotified
            mail
            reason
            at
          }
        }
      }
    }
  }
`;

/**
 * The recipients of an announcement with what became of it, at
 * `/community/members?tab=recipients&announcement=12`.
 */
export function AnnouncementRecipientsScreen({ queryRef }: { queryRef: PreloadedQuery<AnnouncementRecipientsScreenQuery> }) {
  const { announcementRecipients } = usePreloadedQuery<AnnouncementRecipientsScreenQuery>(QUERY, queryRef).viewer;
  const state = useListState('users', announcementRecipientsList, { within: { tab: 'recipients' }, tab: 'announcement' });
  const reload = useReload<AnnouncementRecipientsScreenQuery>(QUERY, listVariables(state.list, announcementRecipientsList));
  useWorkPolling(
    announcementRecipients.edges.some(({ node }) => node.at == null),
    reload,
  );
  return (
    <AdminList
      route="archivedUsers"
      title="Recipients"
      noun={{ one: 'recipient', many: 'recipients' }}
      exportAs="ANNOUNCEMENT_RECIPIENTS"
      tabs={peopleTabs('announcements')}
      state={state}
      queryRef={queryRef}
      connection={announcementRecipients}
      columns={columnsOf(useOpens('user'))}
      rowName={({ user }) => user?.name ?? 'Deleted account'}
      filters={[
        choiceFilter(state, { name: 'outcome', label: 'Outcome', all: 'All', options: OUTCOMES }),
        choiceFilter(state, { name: 'reason', label: 'Reason', all: 'All', options: REASONS }),
      ]}
      empty={
        <EmptyState vignette={<Vignette of="people" />} title={NO_DATA} text="Recipients appear here once an announcement is being sent." />
      }
    />
  );
}

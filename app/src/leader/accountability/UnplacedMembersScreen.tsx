import { Avatar, Button, EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { unplacedMembersList } from '@atlas/domain/groups';
import { mayDoInBulk } from '@atlas/domain/jobs';
import { listVariables, type ListSearch, type SortKeyOf, writeListSearch } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { LazyBulkDialog } from '../../admin/bulk/LazyBulkDialog.ts';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { useAuth } from '../../session/authContext.ts';
import { accountabilityTabs } from './accountabilityTabs.ts';
import type { UnplacedMembersScreenQuery, UnplacedMembersScreenQuery$data } from './__generated__/UnplacedMembersScreenQuery.graphql.ts';

type Member = UnplacedMembersScreenQuery$data['viewer']['unplacedMembers']['edges'][number]['node'];
type Column = ListColumn<Member, SortKeyOf<typeof unplacedMembersList>>;

const QUERY = graphql`
  query UnplacedMembersScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: UnplacedMembersFilter!
    $sort: UnplacedMembersSort!
  ) @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: unplacedMembers)
      peopleChoices {
        stages {
          databaseId
          number
          name
        }
        batches {
          databaseId
          name
        }
      }
      unplacedMembers(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            name
            email
            profileImage
            createdAt
            batch {
              name
            }
            community {
              stage {
                number
                name
              }
            }
          }
        }
      }
    }
  }
`;

const COLUMNS: readonly Column[] = [
  {
    id: 'stage',
    header: 'Stage',
    priority: 1,
    card: 'meta',
    cell: ({ community: { stage } }) => (stage ? `${stage.number}. ${stage.name}` : 'No stage yet'),
  },
  { id: 'batch', header: 'Batch', priority: 2, card: 'meta', cell: ({ batch }) => batch?.name },
  {
    id: 'created',
    header: 'Joined',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 2,
    card: 'fact',
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

/**
 * `/admin-accountability-group?tab=unplaced`: the members without an accountability group, whom staff
 * place automatically or one by one, with preview and undo.
 */
export function UnplacedMembersScreen({ queryRef }: { queryRef: PreloadedQuery<UnplacedMembersScreenQuery> }) {
  const { viewer } = usePreloadedQuery<UnplacedMembersScreenQuery>(QUERY, queryRef);
  const state = useListState('accountabilityGroups', unplacedMembersList, { within: { tab: 'unplaced' } });
  const reload = useReload<UnplacedMembersScreenQuery>(QUERY, listVariables(state.list, unplacedMembersList));
  const { currentUser } = useAuth();
  const [isPlacing, setPlacing] = useState(false);
  const opensPerson = useOpens('user');
  const { peopleChoices, unplacedMembers } = viewer;
  const { totalCount } = unplacedMembers;
  const actor = { access: currentUser, isImpersonating: currentUser?.isImpersonating === true };
  const name: Column = {
    id: 'name',
    header: 'Name',
    width: 'wide',
    priority: 1,
    cell: (member) => (
      <RowTitle
        href={opensPerson ? routePath('user', { id: member.databaseId }) : undefined}
        lead={<Avatar name={member.name} picture={member.profileImage} size="s" />}
        note={member.email}
      >
        {member.name}
      </RowTitle>
    ),
  };
  return (
    <>
      <AdminList
        route="accountabilityGroups"
        title="Accountability groups"
        exportAs="UNPLACED_MEMBERS"
        noun={{ one: 'member', many: 'members' }}
        state={state}
        queryRef={queryRef}
        connection={unplacedMembers}
        columns={[name, ...COLUMNS]}
        rowName={({ name: called }) => called}
        tabs={accountabilityTabs('unplaced', totalCount)}
        filters={[
          choiceFilter(state, {
            name: 'stage',
            label: 'Stage',
            all: 'All stages',
            options: peopleChoices.stages.map((one) => ({ value: String(one.databaseId), label: `${one.number}. ${one.name}` })),
          }),
          choiceFilter(state, {
            name: 'batch',
            label: 'Batch',
            all: 'All batches',
            options: peopleChoices.batches.map((one) => ({ value: String(one.databaseId), label: one.name })),
          }),
        ]}
        adds={
          mayDoInBulk(actor, 'place-members') &&
          totalCount > 0 && (
            <Button variant="primary" onClick={() => setPlacing(true)}>
              Place all automatically
            </Button>
          )
        }
        bulk={{
          list: 'unplacedMembers',
          operations: ['place-members', 'move-to-accountability-group'],
          jobs: <BulkJobs viewer={viewer} reload={reload} />,
          reload,
        }}
        empty={
          <EmptyState
            vignette={<Vignette of="people" />}
            title="Every member has a group"
            text="Members appear here while they are in no accountability group and lead none."
          />
        }
      />
      <Suspense>
        {isPlacing && (
          <LazyBulkDialog
            operation="place-members"
            // All that match the filters, as if they were selected.
            selection={{ list: 'unplacedMembers', search: searchOf(state.list), ids: null, count: totalCount }}
            onClose={(isApplied) => {
              setPlacing(false);
              if (isApplied) void reload().catch(() => undefined);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** The list's search, filters and order, without a page. */
const searchOf = (list: ListSearch): string => new URLSearchParams(writeListSearch({ ...list, page: 1, after: null })).toString();

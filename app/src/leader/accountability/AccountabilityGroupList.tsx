import { Badge, Button, EmptyState, Row, RowTitle, Stat, StatGroup, Vignette } from '@atlas/ui';
import { accountabilityGroupsList, meetingText } from '@atlas/domain/groups';
import { countText, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { archivedFilter } from '../../admin/lists/archivedFilter.ts';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import type { RowAction } from '../../admin/lists/RowActions.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { AccountabilityGroupDialog } from './AccountabilityGroupDialog.tsx';
import { accountabilityTabs } from './accountabilityTabs.ts';
import { useArchiveAccountabilityGroup } from './useArchiveAccountabilityGroup.ts';
import type {
  AccountabilityGroupList_viewer$data,
  AccountabilityGroupList_viewer$key,
} from './__generated__/AccountabilityGroupList_viewer.graphql.ts';

type Group = AccountabilityGroupList_viewer$data['accountabilityGroups']['edges'][number]['node'];

const hrefOf = (id: number) => routePath('accountabilityGroups', { id });

const COLUMNS: readonly ListColumn<Group, SortKeyOf<typeof accountabilityGroupsList>>[] = [
  {
    id: 'name',
    header: 'Group',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId, name, meetingDay, meetingTime }) => (
      <RowTitle
        href={hrefOf(databaseId)}
        note={meetingText({ meetingDay: meetingDay ?? null, meetingTime: meetingTime ?? null }) ?? undefined}
      >
        {name}
      </RowTitle>
    ),
  },
  {
    id: 'leader',
    header: 'Team lead',
    priority: 1,
    cell: ({ leader }) => leader?.name ?? <Badge tone="warning">No team lead</Badge>,
  },
  { id: 'assistant', header: 'Assistant', priority: 3, cell: ({ assistant }) => assistant?.name },
  {
    id: 'members',
    header: 'Members',
    align: 'end',
    width: 'narrow',
    priority: 1,
    cell: ({ memberCount, capacity, isOverFull }) => (
      <Row gap={2} justify="end">
        {isOverFull && <Badge tone="warning">Over-full</Badge>}
        <span>{`${memberCount} of ${capacity}`}</span>
      </Row>
    ),
  },
  {
    id: 'checkedIn',
    header: 'Checked in',
    align: 'end',
    width: 'narrow',
    priority: 2,
    cell: ({ checkedInCount, memberCount }) => `${checkedInCount} of ${memberCount}`,
  },
  {
    id: 'help',
    header: 'Need help',
    align: 'end',
    width: 'narrow',
    priority: 2,
    card: 'count',
    cell: ({ needHelpCount }) => needHelpCount,
  },
  { id: 'created', header: 'Created', sortable: true, priority: 3, card: 'none', cell: ({ createdAt }) => formatShortDate(createdAt) },
];

interface AccountabilityGroupListProps {
  viewer: AccountabilityGroupList_viewer$key;
  queryRef: object;
  /** Reloads the list. */
  reload: () => Promise<unknown>;
}

/** The list of all accountability groups for staff, with those that need attention counted above it. */
export function AccountabilityGroupList({ viewer: key, queryRef, reload }: AccountabilityGroupListProps) {
  const { accountabilityGroups, accountabilityCounts, unplacedMembers } = useFragment(
    graphql`
      fragment AccountabilityGroupList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int!" }
        offset: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "AccountabilityGroupsFilter!" }
        sort: { type: "AccountabilityGroupsSort!" }
      ) {
        unplacedMembers(first: 1) {
          totalCount
        }
        accountabilityCounts {
          withRoom
          overFull
          unled
        }
        accountabilityGroups(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              databaseId
              name
              archivedAt
              createdAt
              memberCount
              capacity
              isOverFull
              checkedInCount
              needHelpCount
              meetingDay
              meetingTime
              leader {
                name
              }
              assistant {
                name
              }
              ...AccountabilityGroupDialog_group
            }
          }
        }
      }
    `,
    key,
  );
  const state = useListState('accountabilityGroups', accountabilityGroupsList);
  const archive = useArchiveAccountabilityGroup();
  const [open, setOpen] = useState<Group | 'new' | null>(null);
  const actionsOf = (group: Group): readonly RowAction[] => [
    ...(group.archivedAt == null ? [{ label: 'Edit', icon: Pencil, opens: () => setOpen(group) }] : []),
    { label: group.archivedAt == null ? 'Archive' : 'Restore', icon: Archive, action: archive(group, reload) },
  ];
  const { withRoom, overFull, unled } = accountabilityCounts;
  return (
    <>
      <AdminList
        route="accountabilityGroups"
        title="Accountability groups"
        exportAs="ACCOUNTABILITY_GROUPS"
        noun={{ one: 'group', many: 'groups' }}
        state={state}
        queryRef={queryRef}
        connection={accountabilityGroups}
        columns={COLUMNS}
        rowName={({ name }) => name}
        tabs={accountabilityTabs('groups', unplacedMembers.totalCount)}
        overview={
          <StatGroup label="Groups that need attention">
            <Stat label="With room" value={countText(withRoom)} href={routePath('accountabilityGroups', { room: 'yes' })} />
            <Stat label="Over-full" value={countText(overFull)} href={routePath('accountabilityGroups', { full: 'over' })} />
            <Stat label="Without a team lead" value={countText(unled)} href={routePath('accountabilityGroups', { led: 'no' })} />
          </StatGroup>
        }
        filters={[
          choiceFilter(state, { name: 'room', label: 'Room', all: 'All', options: [{ value: 'yes', label: 'With room' }] }),
          choiceFilter(state, { name: 'full', label: 'Members', all: 'All', options: [{ value: 'over', label: 'Over-full' }] }),
          choiceFilter(state, { name: 'led', label: 'Team lead', all: 'All', options: [{ value: 'no', label: 'Without a team lead' }] }),
          archivedFilter(state),
        ]}
        adds={
          <Button variant="primary" onClick={() => setOpen('new')}>
            New group
          </Button>
        }
        rowActions={actionsOf}
        empty={<EmptyState vignette={<Vignette of="people" />} title={NO_DATA} text="Groups appear here once you create one." />}
      />
      {open !== null && <AccountabilityGroupDialog group={open === 'new' ? null : open} onClose={() => setOpen(null)} reload={reload} />}
    </>
  );
}

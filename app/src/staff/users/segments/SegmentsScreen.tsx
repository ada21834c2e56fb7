import { Badge, DateText, EmptyState, RowTitle, StatusBadge, Vignette } from '@atlas/ui';
import { countText, listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { SEGMENT_LISTS, segmentsList } from '@atlas/domain/segments';
import { formatShortDate } from '@atlas/domain/time';
import House from 'lucide-react/icons/house';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { AdminList } from '../../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../../admin/lists/ListColumn.ts';
import type { RowAction } from '../../../admin/lists/RowActions.tsx';
import { useListState } from '../../../admin/lists/useListState.ts';
import { useReload } from '../../../relay/useReload.ts';
import { peopleTabs } from '../peopleTabs.ts';
import { RenameSegmentDialog } from './RenameSegmentDialog.tsx';
import { ShareSegmentDialog } from './ShareSegmentDialog.tsx';
import { useSegmentActions } from './useSegmentActions.ts';
import type { SegmentsScreenQuery, SegmentsScreenQuery$data } from './__generated__/SegmentsScreenQuery.graphql.ts';

type Segment = SegmentsScreenQuery$data['viewer']['segments']['edges'][number]['node'];

const LISTS = SEGMENT_LISTS.map(({ value, label }) => ({ value, label }));
const OWNERS = [
  { value: 'yes', label: 'Mine' },
  { value: 'no', label: 'Shared by others' },
];
const labelOfList = (list: string): string => (list === 'MEMBERS' ? 'Members' : 'Non-members');

const COLUMNS: readonly ListColumn<Segment, SortKeyOf<typeof segmentsList>>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ name, path, problem, notices }) => (
      <RowTitle href={problem == null ? path : undefined} note={problem ?? (notices.join(' ') || undefined)}>
        {name}
      </RowTitle>
    ),
  },
  {
    id: 'people',
    header: 'People',
    align: 'end',
    width: 'narrow',
    priority: 1,
    card: 'badge',
    cell: ({ people }) => (people == null ? <StatusBadge tone="danger" text="Cannot be used" /> : countText(people)),
  },
  { id: 'list', header: 'List', width: 'narrow', priority: 2, card: 'meta', cell: ({ list }) => labelOfList(list) },
  { id: 'owner', header: 'Owner', priority: 2, card: 'meta', cell: ({ isOwn, ownerName }) => (isOwn ? 'You' : ownerName) },
  {
    id: 'shared',
    header: 'Shared',
    width: 'narrow',
    priority: 2,
    card: 'badge',
    cell: ({ isShared }) => (isShared ? <Badge tone="info">Shared</Badge> : null),
  },
  {
    id: 'home',
    header: 'Home page',
    width: 'narrow',
    priority: 3,
    card: 'none',
    cell: ({ isOnHome }) => (isOnHome ? <Badge tone="neutral">On home</Badge> : null),
  },
  {
    id: 'created',
    header: 'Created',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 3,
    card: 'none',
    cell: ({ createdAt }) => <DateText text={formatShortDate(createdAt)} dateTime={createdAt} />,
  },
];

const QUERY = graphql`
  query SegmentsScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: SegmentsFilter!, $sort: SegmentsSort!) @preloadable {
    viewer {
      segments(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            name
            list
            path
            isOwn
            isShared
            isOnHome
            ownerName
            people
            problem
            notices
            createdAt
            ...RenameSegmentDialog_segment
            ...ShareSegmentDialog_segment
          }
        }
      }
    }
  }
`;

/**
 * The saved filters of the lists of people, at `/community/members?tab=segments`: the own ones, and
 * those that others share. Product decisions §20, M9.
 */
export function SegmentsScreen({ queryRef }: { queryRef: PreloadedQuery<SegmentsScreenQuery> }) {
  const { segments } = usePreloadedQuery<SegmentsScreenQuery>(QUERY, queryRef).viewer;
  const state = useListState('users', segmentsList, { within: { tab: 'segments' } });
  const reload = useReload<SegmentsScreenQuery>(QUERY, listVariables(state.list, segmentsList));
  const { pin, remove } = useSegmentActions(reload);
  const [opened, setOpened] = useState<{ dialog: 'rename' | 'share'; id: number } | null>(null);
  const shown = segments.edges.map(({ node }) => node).find(({ databaseId }) => databaseId === opened?.id);
  const close = () => setOpened(null);
  const actionsOf = (segment: Segment): readonly RowAction[] => {
    const id = segment.databaseId;
    if (!segment.isOwn) return [];
    return [
      { label: 'Rename', icon: Pencil, opens: () => setOpened({ dialog: 'rename', id }) },
      { label: 'Share', icon: Share2, opens: () => setOpened({ dialog: 'share', id }) },
      { label: segment.isOnHome ? 'Take off the home page' : 'Show on the home page', icon: House, action: pin(segment) },
      { label: 'Delete', icon: Trash, action: remove(segment) },
    ];
  };
  return (
    <>
      <AdminList
        route="archivedUsers"
        title="Members"
        noun={{ one: 'segment', many: 'segments' }}
        exportAs="SEGMENTS"
        tabs={peopleTabs('segments')}
        state={state}
        queryRef={queryRef}
        connection={segments}
        columns={COLUMNS}
        rowName={({ name }) => name}
        rowActions={actionsOf}
        filters={[
          choiceFilter(state, { name: 'list', label: 'List', all: 'All', options: LISTS }),
          choiceFilter(state, { name: 'own', label: 'Owner', all: 'All', options: OWNERS }),
        ]}
        empty={
          <EmptyState
            vignette={<Vignette of="people" />}
            title={NO_DATA}
            text="Filter the members or non-members, then choose Save as segment. It appears here."
          />
        }
      />
      {shown && opened?.dialog === 'rename' && <RenameSegmentDialog segment={shown} reload={reload} onClose={close} />}
      {shown && opened?.dialog === 'share' && <ShareSegmentDialog segment={shown} reload={reload} onClose={close} />}
    </>
  );
}

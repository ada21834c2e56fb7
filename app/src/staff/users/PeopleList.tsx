import { Avatar, EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { NO_DATA, truncate, type Noun } from '@atlas/domain/lists';
import type { Connection } from '../../relay/Connection.ts';
import { routeNamed, routePath } from '@atlas/domain/navigation';
import { isLifetime, LIFETIME_ACCESS } from '@atlas/domain/subscriptions';
import { formatShortDate } from '@atlas/domain/time';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Pencil from 'lucide-react/icons/pencil';
import UserPlus from 'lucide-react/icons/user-plus';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { AdminList, type AdminListProps } from '../../admin/lists/AdminList.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { HiddenColumns } from '../../admin/lists/useColumns.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { SaveSegmentButton } from './segments/SaveSegmentButton.tsx';
import { MembershipBadge } from '../shared/MembershipBadge.tsx';
import { peopleTabs } from './peopleTabs.ts';
import type { PeopleList_people$data, PeopleList_people$key } from './__generated__/PeopleList_people.graphql.ts';

export type Person = PeopleList_people$data[number];

/**
 * The lists of people. Each is a tab with its own address and title, the detail page of its people,
 * and the columns hidden by default. Product decisions §20, J1.
 */
const LISTS = [
  {
    route: 'users',
    detail: 'user',
    edit: 'editUser',
    exported: 'MEMBERS',
    segmentList: 'members',
    hidden: ['group', 'levels', 'province'],
  },
  {
    route: 'nonMembers',
    detail: 'nonMember',
    edit: 'editNonMember',
    exported: 'NON_MEMBERS',
    segmentList: 'nonMembers',
    hidden: ['batch', 'stage', 'group', 'expiry', 'levels'],
  },
  {
    route: 'archivedUsers',
    detail: 'archivedUser',
    edit: 'editUser',
    exported: 'ARCHIVED_USERS',
    segmentList: null,
    hidden: ['batch', 'stage', 'group', 'membership', 'expiry', 'levels', 'province', 'created'],
  },
] as const;
type PeopleRoute = (typeof LISTS)[number]['route'];

const expiry = (at: string): string => (isLifetime(new Date(at)) ? LIFETIME_ACCESS : formatShortDate(at));

const PERSON = {
  id: 'name',
  header: 'Name',
  width: 'wide',
  sortable: true,
  priority: 1,
} as const;

const COLUMNS: readonly ListColumn<Person, 'created' | 'name' | 'expiry'>[] = [
  { id: 'tribeId', header: 'Tribe ID', width: 'narrow', priority: 2, card: 'meta', cell: ({ tribeId }) => tribeId },
  { id: 'batch', header: 'Batch', width: 'narrow', priority: 2, card: 'none', cell: ({ batch }) => batch?.name },
  {
    id: 'stage',
    header: 'Stage',
    width: 'narrow',
    priority: 2,
    card: 'meta',
    cell: ({ community: { stage } }) => stage && `Stage ${stage.number}`,
  },
  { id: 'group', header: 'Group', width: 'narrow', priority: 3, card: 'none', cell: ({ community: { group } }) => group?.name },
  {
    id: 'membership',
    header: 'Membership',
    priority: 1,
    card: 'badge',
    cell: ({ membershipStatus }) => <MembershipBadge status={membershipStatus} />,
  },
  {
    id: 'expiry',
    header: 'Expires',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 1,
    card: 'badge',
    cell: ({ lastExpiry }) => lastExpiry && expiry(lastExpiry),
  },
  { id: 'levels', header: 'Access levels', priority: 3, card: 'none', cell: ({ accessLevelNames }) => accessLevelNames.join(', ') },
  { id: 'province', header: 'Province', width: 'narrow', priority: 3, card: 'meta', cell: ({ province }) => province },
  {
    id: 'created',
    header: 'Joined',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 2,
    card: 'none',
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

/** Number of characters of a reason shown in a row; a reason may have up to 500. */
const REASON_SHOWN = 120;

/** The first columns after the name in the list of archived people. */
export const ARCHIVED_COLUMNS: readonly ListColumn<Person, 'archived'>[] = [
  { id: 'reason', header: 'Reason', priority: 1, cell: ({ archivedReason }) => truncate(archivedReason ?? '', REASON_SHOWN) },
  {
    id: 'archived',
    header: 'Archived',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 1,
    cell: ({ archivedAt }) => archivedAt && formatShortDate(archivedAt),
  },
];

type PeopleListProps<Key extends string, Name extends string> = Pick<
  AdminListProps<Person, Key | 'created' | 'name' | 'expiry', Name>,
  'state' | 'queryRef' | 'filters' | 'quick' | 'bulk'
> & {
  of: PeopleRoute;
  noun: Noun;
  connection: Connection<PeopleList_people$key[number]>;
  /** Additional columns of this list, placed after the name. */
  columns?: readonly ListColumn<Person, Key | 'created' | 'name' | 'expiry'>[];
  /** Returns the action that restores an archived person. */
  restore?: (person: Person) => Action;
};

/**
 * A list of people: members, non-members or archived users, with tabs for the other lists.
 *
 * @spec 1 §2.5, §2.8
 */
export function PeopleList<Key extends string, Name extends string>({
  of,
  noun,
  connection,
  columns = [],
  restore,
  ...list
}: PeopleListProps<Key, Name>) {
  const people = useFragment(
    graphql`
      fragment PeopleList_people on User @relay(plural: true) @argumentDefinitions(archived: { type: "Boolean!", defaultValue: false }) {
        databaseId
        name
        email
        profileImage
        tribeId
        province
        membershipStatus
        lastExpiry
        accessLevelNames
        createdAt
        batch {
          name
        }
        community {
          stage {
            number
          }
          group {
            name
          }
        }
        archivedAt @include(if: $archived)
        archivedReason @include(if: $archived)
        whyNotRestored @include(if: $archived)
      }
    `,
    connection.edges.map(({ node }) => node),
  );
  const { detail, edit, hidden, exported, segmentList } = LISTS.find(({ route }) => route === of) ?? LISTS[0];
  const opens = useOpens(detail);
  const opensForm = useOpens(edit);
  const opensEnrolment = useOpens('enrollUser');
  const { title } = routeNamed(of);
  // Both lists of active people have a button to the same form, if the user may open it.
  const hasForm = useOpens('newUser') && of !== 'archivedUsers';
  const restoreOf =
    restore &&
    ((person: Person) => (person.whyNotRestored == null ? [{ label: 'Restore', icon: ArchiveRestore, action: restore(person) }] : []));
  const linksOf = ({ databaseId: id }: Person) => [
    ...(opensForm ? [{ label: 'Edit', icon: Pencil, href: routePath(edit, { id }) }] : []),
    ...(opensEnrolment ? [{ label: 'Enroll', icon: UserPlus, href: routePath('enrollUser', { id }) }] : []),
  ];
  const actionsOf = of === 'archivedUsers' ? restoreOf : opensForm || opensEnrolment ? linksOf : undefined;
  return (
    <HiddenColumns value={hidden}>
      <AdminList
        {...list}
        route={hasForm ? 'nonMembers' : 'archivedUsers'}
        title={title}
        noun={noun}
        exportAs={exported}
        tabs={peopleTabs(of)}
        adds={segmentList !== null && list.state.isNarrowed && <SaveSegmentButton list={segmentList} search={list.state.list} />}
        connection={{ ...connection, edges: people.map((node) => ({ node })) }}
        columns={[
          {
            ...PERSON,
            cell: ({ databaseId: id, name, email, profileImage }) => (
              <RowTitle
                href={opens ? routePath(detail, { id }) : undefined}
                note={email}
                lead={<Avatar name={name} picture={profileImage} size="s" />}
                noteOnCard={false}
              >
                {name}
              </RowTitle>
            ),
          },
          ...columns,
          ...COLUMNS,
        ]}
        rowName={({ name }) => name}
        rowActions={actionsOf}
        empty={<EmptyState vignette={<Vignette of="people" />} title={NO_DATA} text={`${title} appear here once there are some.`} />}
      />
    </HiddenColumns>
  );
}

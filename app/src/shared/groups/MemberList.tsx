import { Avatar, Row, RowTitle } from '@atlas/ui';
import { MEMBER_NEEDS, type MemberNeed } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { AdminList, type AdminListProps } from '../../admin/lists/AdminList.tsx';
import { choiceFilter, type ListFilterControl } from '../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import type { ListState } from '../../admin/lists/useListState.ts';
import type { Connection } from '../../relay/Connection.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { NeedBadges } from './NeedBadges.tsx';
import type { MemberList_members$data, MemberList_members$key } from './__generated__/MemberList_members.graphql.ts';

type Member = MemberList_members$data[number];
type Key = 'name' | 'joined' | 'need';

const STAGE: ListColumn<Member, Key> = {
  id: 'stage',
  header: 'Stage',
  priority: 2,
  card: 'meta',
  cell: ({ stage }) => (stage ? `${stage.number}. ${stage.name}` : 'No stage yet'),
};

const JOINED: ListColumn<Member, Key> = {
  id: 'joined',
  header: 'Joined',
  align: 'end',
  width: 'narrow',
  sortable: true,
  priority: 3,
  card: 'none',
  cell: ({ joinedAt }) => formatShortDate(joinedAt),
};

const SUBGROUP: ListColumn<Member, Key> = {
  id: 'subgroup',
  header: 'Subgroup',
  priority: 1,
  card: 'meta',
  cell: ({ subgroup }) => subgroup?.name ?? 'No subgroup',
};

/** The columns that only those responsible for the members see. */
const LED: readonly ListColumn<Member, Key>[] = [
  {
    id: 'need',
    header: 'Needs',
    sortable: true,
    priority: 1,
    card: 'badge',
    cell: (member) =>
      member.needs.length > 0 && (
        <Row gap={1} wrap>
          <NeedBadges member={member} />
        </Row>
      ),
  },
  { id: 'mobile', header: 'Mobile number', priority: 3, card: 'none', cell: ({ mobileNumber }) => mobileNumber },
  {
    id: 'seen',
    header: 'Last seen',
    align: 'end',
    priority: 2,
    card: 'none',
    cell: ({ lastSeenAt }) => lastSeenAt && formatShortDate(lastSeenAt),
  },
];

/** The filter by need, for those responsible for the members. */
export const needFilter = <Name extends string>(state: ListState<Key, Name | 'need'>): ListFilterControl =>
  choiceFilter(state, {
    name: 'need' as Name & 'need',
    label: 'Needs',
    all: 'All',
    options: MEMBER_NEEDS.map(({ value, label }: { value: MemberNeed; label: string }) => ({ value, label })),
  });

type MemberListProps<Name extends string> = Omit<
  AdminListProps<Member, Key, Name>,
  'connection' | 'columns' | 'rowName' | 'noun' | 'rowActions' | 'currentId' | 'batchBar' | 'tabs' | 'hasFixedColumns'
> & {
  connection: Connection<MemberList_members$key[number]>;
  /** Whether the user is responsible for the members. Fellow members see names and stages. */
  isLed: boolean;
  /** Whether the members are of several subgroups. */
  hasSubgroups?: boolean;
};

/** A list of the members of a group or subgroup, with its address. */
export function MemberList<Name extends string>({ connection, isLed, hasSubgroups = false, ...list }: MemberListProps<Name>) {
  const members = useFragment(
    graphql`
      fragment MemberList_members on GroupMember @relay(plural: true) {
        databaseId
        joinedAt
        lastSeenAt
        mobileNumber
        user {
          name
          slug
          profileImage
        }
        subgroup {
          name
        }
        stage {
          number
          name
        }
        needs {
          __typename
        }
        ...NeedBadges_member
      }
    `,
    connection.edges.map(({ node }) => node),
  );
  const [opensPerson, opensProfile] = [useOpens('user'), useOpens('profile')];
  const hrefOf = ({ databaseId, user }: Member): string | undefined => {
    if (isLed && opensPerson) return routePath('user', { id: databaseId });
    return opensProfile ? routePath('profile', { slug: user.slug }) : undefined;
  };
  const name: ListColumn<Member, Key> = {
    id: 'name',
    header: 'Name',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: (member) => (
      <RowTitle href={hrefOf(member)} lead={<Avatar name={member.user.name} picture={member.user.profileImage} size="s" />}>
        {member.user.name}
      </RowTitle>
    ),
  };
  return (
    <AdminList
      {...list}
      noun={{ one: 'member', many: 'members' }}
      connection={{ ...connection, edges: members.map((node) => ({ node })) }}
      columns={[name, ...(isLed ? LED : []), ...(hasSubgroups ? [SUBGROUP] : []), STAGE, JOINED]}
      rowName={({ user }) => user.name}
    />
  );
}

import { ButtonLink, Card, EmptyState, ListPage, SearchField, Select, Stack, Tabs, Text, Vignette } from '@atlas/ui';
import { MEMBER_NEED_NAMES, MEMBER_NEEDS } from '@atlas/domain/groups';
import { countNoun, countText, enumName, NO_MATCHES } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useOpens } from '../../routing/useOpens.ts';
import { GroupFigures } from '../../shared/groups/GroupFigures.tsx';
import { LedMembers } from './LedMembers.tsx';
import type { ViewGroupScreenQuery } from './__generated__/ViewGroupScreenQuery.graphql.ts';

const PEOPLE = { one: 'person', many: 'people' };
const OTHERS = { one: 'more person', many: 'more people' };

/**
 * `/view-group` for those who lead or coach a group: who needs a call first, each need with its
 * people, and the figures of the group. The need, the search and one of several groups are in the
 * address.
 *
 * @spec 1 §2.4, §2.9
 */
export function ViewGroupScreen({ queryRef }: { queryRef: PreloadedQuery<ViewGroupScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ViewGroupScreenQuery>(
    graphql`
      query ViewGroupScreenQuery($groupId: Int, $filter: MembersOfGroupFilter!) @preloadable {
        viewer {
          ledGroups {
            databaseId
            name
          }
          ledGroup(databaseId: $groupId) {
            databaseId
            name
            memberCount
            needs {
              calls
              counts {
                kind
                members
              }
            }
            members(first: 100, filter: $filter, sort: { by: need }) {
              totalCount
              edges {
                node {
                  ...LedMembers_members
                }
              }
            }
            ...GroupFigures_group
          }
        }
      }
    `,
    queryRef,
  );
  const [, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const opensList = useOpens('viewGroupMembers');
  const { ledGroups, ledGroup: group } = viewer;
  if (!group) return <NoGroup groups={ledGroups} />;
  const { databaseId: id, name, needs, members, memberCount } = group;
  const need = MEMBER_NEED_NAMES.find((one) => one === address.get('need')) ?? null;
  const query = address.get('q') ?? '';
  const of = { groupId: address.has('groupId') ? id : null };
  const hrefOf = (change: { need?: string | null; q?: string | null }) =>
    routePath('viewGroup', { ...of, need, q: query || null, ...change });
  const membersIn = (kind: string) => needs?.counts.find((count) => count.kind === kind)?.members ?? 0;
  const others = members.totalCount - members.edges.length;
  const calls = needs?.calls ?? 0;
  return (
    <>
      <PageTitle title={name} />
      <ListPage
        title={name}
        lede={
          memberCount === 0
            ? 'No members yet'
            : calls === 0
              ? `No one needs a call · ${countNoun(memberCount, PEOPLE)}`
              : `${countText(calls)} of ${countNoun(memberCount, PEOPLE)} ${calls === 1 ? 'needs' : 'need'} a call`
        }
        actions={opensList && <ButtonLink href={routePath('viewGroupMembers', { groupId: id })}>All members</ButtonLink>}
        tabs={
          <Tabs
            label="Members by need"
            items={[
              { label: 'Everyone', value: null, count: memberCount },
              ...MEMBER_NEEDS.map(({ value, label }) => ({ label, value, count: membersIn(enumName(value)) })),
            ].map(({ label, value, count }) => ({
              label,
              href: hrefOf({ need: value }),
              current: need === value,
              count: { shown: countText(count), label: countNoun(count, PEOPLE) },
            }))}
          />
        }
        tools={
          memberCount > 0 && (
            <>
              {ledGroups.length > 1 && (
                <Select
                  name="groupId"
                  label="Group"
                  value={String(id)}
                  onChange={(value) => navigate(routePath('viewGroup', { groupId: value, need }))}
                  options={ledGroups.map((one) => ({ value: String(one.databaseId), label: one.name }))}
                />
              )}
              <SearchField
                label="Search members"
                value={query}
                onSearch={(text) => navigate(hrefOf({ q: text || null }), { replace: true })}
                placeholder="Name"
              />
            </>
          )
        }
      >
        {members.edges.length === 0 ? (
          <EmptyState
            vignette={<Vignette of={query === '' ? 'people' : 'search'} />}
            title={query === '' ? emptyTitle(need) : NO_MATCHES}
            text={memberCount === 0 ? 'Members appear here once staff add them to the group.' : undefined}
          />
        ) : (
          <Stack gap={3}>
            <Card padding="none">
              <LedMembers members={members.edges.map(({ node }) => node)} />
            </Card>
            {others > 0 && (
              <Text size={14} tone="muted" numeric>
                and {countNoun(others, OTHERS)}. Search by name to find them.
              </Text>
            )}
          </Stack>
        )}
        {memberCount > 0 && need === null && query === '' && (
          <Stack gap={6}>
            <GroupFigures group={group} />
          </Stack>
        )}
      </ListPage>
    </>
  );
}

const EMPTY: Readonly<Record<(typeof MEMBER_NEED_NAMES)[number], string>> = {
  help: 'No one asks for help',
  quiet14: 'Everyone was here in the last 14 days',
  expiring: 'No membership expires in the next 30 days',
  stuck: 'No one is stuck',
  quiet7: 'Everyone was here in the last 7 days',
  birthday: 'No birthdays in the next 7 days',
};

const emptyTitle = (need: keyof typeof EMPTY | null): string => (need === null ? 'No members yet' : EMPTY[need]);

/** Shown to people who lead no group, or no longer lead the one in the address. */
function NoGroup({ groups }: { groups: readonly { readonly databaseId: number; readonly name: string }[] }) {
  return (
    <>
      <PageTitle />
      <ListPage title="Manage group">
        {groups.length === 0 ? (
          <EmptyState
            vignette={<Vignette of="people" />}
            title="You do not lead a group"
            text="Its members appear here once staff make you the leader or a coach of a group."
          />
        ) : (
          <EmptyState
            vignette={<Vignette of="people" />}
            title="This group is not one of yours"
            text="Its leader changed, or it was archived."
            action={<ButtonLink href={routePath('viewGroup')}>Open {groups[0]?.name}</ButtonLink>}
          />
        )}
      </ListPage>
    </>
  );
}

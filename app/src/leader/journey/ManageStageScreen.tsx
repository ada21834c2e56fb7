import { Avatar, EmptyState, Link, ProgressBar, RowTitle, Stack, StatusBadge, Text, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { STAGE_MEMBER_STATES, stageMembersList, type StageMemberState } from '@atlas/domain/journey';
import { countNoun, enumWord, listVariables, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { manilaDaysBetween, timeAgo } from '@atlas/domain/time';
import { useState } from 'react';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { filterTabs } from '../../admin/lists/filterTabs.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { AdjustXpDialog } from '../../shared/journey/AdjustXpDialog.tsx';
import type { ManageStageScreenQuery, ManageStageScreenQuery$data } from './__generated__/ManageStageScreenQuery.graphql.ts';

type Member = ManageStageScreenQuery$data['viewer']['stageMembers']['edges'][number]['node'];
type Column = ListColumn<Member, SortKeyOf<typeof stageMembersList>>;

const QUERY = graphql`
  query ManageStageScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: StageMembersFilter!, $sort: StageMembersSort!)
  @preloadable {
    stages {
      databaseId
      number
      name
    }
    viewer {
      managedStage {
        databaseId
        number
        name
      }
      stageMemberCounts {
        all
        stuck
        waiting
        moving
      }
      stageMembers(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            state
            daysInStage
            lastStepAt
            taskCount
            opensMember
            stage {
              number
              name
            }
            user {
              databaseId
              name
              slug
              profileImage
            }
            progress {
              points
              percentage
              remainingTasksCount
            }
          }
        }
      }
    }
  }
`;

const NOUN = { one: 'member', many: 'members' };
const TONES = { stuck: 'danger', waiting: 'info', moving: 'success' } as const;
const STATES = STAGE_MEMBER_STATES.map(({ value }) => value);

const stateOf = ({ state }: Member): StageMemberState => enumWord(STATES, state) ?? 'moving';
const labelOf = (state: StageMemberState) => STAGE_MEMBER_STATES.find(({ value }) => value === state)?.label ?? '';

/**
 * `/stages/manage-stage`: the members of the stage that the user manages, those who are stuck first.
 * Staff who see everyone have the members of every stage.
 * @spec 1 §2.4
 */
export function ManageStageScreen({ queryRef }: { queryRef: PreloadedQuery<ManageStageScreenQuery> }) {
  const { stages, viewer } = usePreloadedQuery<ManageStageScreenQuery>(QUERY, queryRef);
  const { currentUser } = useAuth();
  const now = useNow();
  const state = useListState('manageStage', stageMembersList, { tab: 'state' });
  const environment = useRelayEnvironment();
  const [opensPerson, opensProfile, opensReview] = [useOpens('user'), useOpens('profile'), useOpens('reviewMoveUp')];
  const [adjusted, setAdjusted] = useState<Member | null>(null);
  const { managedStage } = viewer;
  const { all, stuck, waiting, moving } = viewer.stageMemberCounts;
  const counts: Readonly<Record<StageMemberState, number>> = { stuck, waiting, moving };
  const seesStages = managedStage == null;
  const reload = () =>
    fetchQuery<ManageStageScreenQuery>(environment, QUERY, listVariables(state.list, stageMembersList), {
      fetchPolicy: 'network-only',
    }).toPromise();
  const hrefOf = ({ user, opensMember }: Member): string | undefined => {
    if (opensPerson && opensMember) return routePath('user', { id: user.databaseId }, { tab: 'journey' });
    return opensProfile ? routePath('profile', { slug: user.slug }) : undefined;
  };
  const reviewsIt = currentUser?.stagesAsReviewer.some(({ id }) => id === managedStage?.databaseId) === true;
  const adjusts = can(currentUser, { page: 'stage', function: 'stage_create' });
  // The counts of the tabs are those of every stage, so a chosen stage hides them.
  const isOneStage = state.list.filters.stage !== undefined;
  const columns: readonly Column[] = [
    {
      id: 'member',
      header: 'Member',
      width: 'wide',
      priority: 1,
      cell: (member) => (
        <RowTitle
          href={hrefOf(member)}
          lead={<Avatar name={member.user.name} picture={member.user.profileImage} size="s" />}
          note={seesStages ? `Stage ${member.stage.number}: ${member.stage.name}` : undefined}
        >
          {member.user.name}
        </RowTitle>
      ),
    },
    { id: 'state', header: 'State', priority: 1, card: 'badge', cell: (member) => <MemberState member={member} now={now} /> },
    {
      id: 'progress',
      header: 'Progress',
      priority: 1,
      cell: ({ taskCount, progress }) => (
        <Progress percent={progress.percentage} done={taskCount - progress.remainingTasksCount} all={taskCount} />
      ),
    },
    {
      id: 'activity',
      header: 'Last activity',
      align: 'end',
      sortable: true,
      priority: 2,
      card: 'meta',
      cell: ({ lastStepAt }) => timeAgo(lastStepAt, now),
    },
    {
      id: 'entered',
      header: 'In this stage',
      align: 'end',
      sortable: true,
      priority: 3,
      card: 'meta',
      cell: ({ daysInStage }) => countNoun(daysInStage, { one: 'day', many: 'days' }),
    },
  ];
  return (
    <>
      <AdminList
        route="manageStage"
        title="Manage stage"
        noun={NOUN}
        exportAs="STAGE_MEMBERS"
        state={state}
        queryRef={queryRef}
        connection={viewer.stageMembers}
        columns={columns}
        rowName={({ user }) => user.name}
        tabs={filterTabs(state, 'state', NOUN, [
          { label: 'All', value: null, ...(!isOneStage && { count: all }) },
          ...STAGE_MEMBER_STATES.map(({ value, label }) => ({ value, label, ...(!isOneStage && { count: counts[value] }) })),
        ])}
        overview={
          managedStage && (
            <Stack gap={1}>
              <Text tone="muted">{`Stage ${managedStage.number}: ${managedStage.name}`}</Text>
              {reviewsIt && opensReview && waiting > 0 && (
                <Link href={routePath('reviewMoveUp', { id: managedStage.databaseId })}>
                  {`Review ${countNoun(waiting, { one: 'request', many: 'requests' })} to move up`}
                </Link>
              )}
            </Stack>
          )
        }
        filters={
          seesStages
            ? [
                choiceFilter(state, {
                  name: 'stage',
                  label: 'Stage',
                  all: 'All stages',
                  options: stages.map(({ databaseId, number, name }) => ({ value: String(databaseId), label: `${number}. ${name}` })),
                }),
              ]
            : []
        }
        rowActions={
          adjusts
            ? (member) => (member.user.databaseId === currentUser?.id ? [] : [{ label: 'Adjust XP', opens: () => setAdjusted(member) }])
            : undefined
        }
        empty={
          <EmptyState
            vignette={<Vignette of="people" />}
            title={managedStage ? 'No one is in this stage' : 'You do not manage a stage'}
            text={
              managedStage
                ? 'Members appear here once they enter the stage.'
                : 'Its members appear here once you are made its manager. Ask an admin.'
            }
          />
        }
      />
      {adjusted && (
        <AdjustXpDialog person={adjusted.user} points={adjusted.progress.points} reload={reload} onClose={() => setAdjusted(null)} />
      )}
    </>
  );
}

function Progress({ percent, done, all }: { percent: number; done: number; all: number }) {
  const text = `${done} of ${countNoun(all, { one: 'task', many: 'tasks' })}`;
  return (
    <Stack gap={1}>
      <ProgressBar label="Tasks" percent={percent} valueText={text} />
      <Text size={12} tone="muted" numeric>
        {text}
      </Text>
    </Stack>
  );
}

function MemberState({ member, now }: { member: Member; now: Date }) {
  const state = stateOf(member);
  const days = manilaDaysBetween(new Date(member.lastStepAt), now);
  return <StatusBadge tone={TONES[state]} text={state === 'stuck' ? `Stuck for ${days} days` : labelOf(state)} />;
}

import { Badge, Button, DayMarks, EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { challengeParticipantsList, dayStates, finishedDaysText } from '@atlas/domain/challenges';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { formatShortDate } from '@atlas/domain/time';
import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { linkedFilter } from '../../admin/lists/linkedFilter.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useAuth } from '../../session/authContext.ts';
import { ChallengesOverview } from './ChallengesOverview.tsx';
import type { ChallengeGroupsScreenQuery, ChallengeGroupsScreenQuery$data } from './__generated__/ChallengeGroupsScreenQuery.graphql.ts';

type Participant = ChallengeGroupsScreenQuery$data['viewer']['challengeParticipants']['edges'][number]['node'];

// Each loads with its first press.
const ChallengeDialog = lazyPart(
  'ChallengeDialog',
  async () => (await import('./ChallengeDialog.tsx')).ChallengeDialog,
  () => null,
);
const StartFromLastDialog = lazyPart(
  'StartFromLastDialog',
  async () => (await import('./StartFromLastDialog.tsx')).StartFromLastDialog,
  () => null,
);
const GroupingDialog = lazyPart(
  'GroupingDialog',
  async () => (await import('./GroupingDialog.tsx')).GroupingDialog,
  () => null,
);

const nameOf = ({ user, email }: Participant): string => user?.name ?? email ?? 'Without an account';

const COLUMNS: readonly ListColumn<Participant, SortKeyOf<typeof challengeParticipantsList>>[] = [
  {
    id: 'person',
    header: 'Participant',
    width: 'wide',
    priority: 1,
    cell: (participant) => <RowTitle note={participant.user ? undefined : 'Without an account'}>{nameOf(participant)}</RowTitle>,
  },
  {
    id: 'group',
    header: 'Group',
    sortable: true,
    priority: 1,
    cell: ({ group }) => group?.name ?? <Badge tone="warning">No buddies</Badge>,
  },
  {
    id: 'days',
    header: 'Days',
    width: 'wide',
    priority: 1,
    cell: ({ progress, challenge: { days, today, phase } }) => {
      const finished = progress.map(({ day }) => day);
      return (
        <DayMarks
          days={dayStates({ days, finished, today: today ?? null, isOver: phase === 'OVER' })}
          label={finishedDaysText(finished, days)}
        />
      );
    },
  },
  { id: 'challenge', header: 'Challenge', priority: 3, cell: ({ challenge }) => challenge.name },
  { id: 'created', header: 'Joined', sortable: true, priority: 3, cell: ({ createdAt }) => formatShortDate(createdAt) },
];

const QUERY = graphql`
  query ChallengeGroupsScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: ChallengeParticipantsFilter!
    $sort: ChallengeParticipantsSort!
  ) @preloadable {
    viewer {
      challenges {
        databaseId
        name
        ...ChallengesOverview_challenge
        ...ChallengeDialog_challenge
        ...GroupingDialog_challenge
      }
      challengeParticipants(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            email
            createdAt
            user {
              name
            }
            group {
              name
            }
            progress {
              day
            }
            challenge {
              name
              days
              today
              phase
            }
          }
        }
      }
    }
  }
`;

type Open = { kind: 'new' | 'last' } | { kind: 'edit' | 'group'; challengeId: number };

/**
 * `/challenge-groups`: the challenges, and their participants with the days that each finished,
 * sorted by group.
 * @spec 1 §2.5; the contents are a product decision
 */
export function ChallengeGroupsScreen({ queryRef }: { queryRef: PreloadedQuery<ChallengeGroupsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ChallengeGroupsScreenQuery>(QUERY, queryRef);
  const state = useListState('challengeGroups', challengeParticipantsList);
  const reload = useReload<ChallengeGroupsScreenQuery>(QUERY, listVariables(state.list, challengeParticipantsList));
  const [open, setOpen] = useState<Open | null>(null);
  const { currentUser } = useAuth();
  const mayEdit = can(currentUser, { page: 'users', function: 'group_create' });
  const { challenges } = viewer;
  const last = challenges[0]?.name;
  const close = () => setOpen(null);
  const chosen = open !== null && 'challengeId' in open ? challenges.find(({ databaseId }) => databaseId === open.challengeId) : undefined;
  return (
    <>
      <AdminList
        route="challengeGroups"
        title="Challenge groups"
        exportAs="CHALLENGE_PARTICIPANTS"
        noun={{ one: 'participant', many: 'participants' }}
        state={state}
        queryRef={queryRef}
        connection={viewer.challengeParticipants}
        columns={COLUMNS}
        rowName={nameOf}
        overview={
          <ChallengesOverview
            challenges={challenges}
            mayEdit={mayEdit}
            onEdit={(challengeId) => setOpen({ kind: 'edit', challengeId })}
            onGroup={(challengeId) => setOpen({ kind: 'group', challengeId })}
            reload={reload}
          />
        }
        filters={[
          choiceFilter(state, {
            name: 'challenge',
            label: 'Challenge',
            all: 'All challenges',
            options: challenges.map(({ databaseId, name }) => ({ value: String(databaseId), label: name })),
          }),
          choiceFilter(state, {
            name: 'buddies',
            label: 'Buddies',
            all: 'With and without buddies',
            options: [{ value: 'none', label: 'Without buddies' }],
          }),
          linkedFilter(state, { name: 'group', label: () => 'One group' }),
          linkedFilter(state, { name: 'day', label: (day) => `Finished day ${day}` }),
        ]}
        adds={
          mayEdit && (
            <>
              {last !== undefined && <Button onClick={() => setOpen({ kind: 'last' })}>Start from the last</Button>}
              <Button variant="primary" onClick={() => setOpen({ kind: 'new' })}>
                New challenge
              </Button>
            </>
          )
        }
        empty={
          <EmptyState vignette={<Vignette of="people" />} title={NO_DATA} text="Participants appear here once someone joins a challenge." />
        }
      />
      <Suspense>
        {open?.kind === 'new' && <ChallengeDialog challenge={null} onClose={close} reload={reload} />}
        {open?.kind === 'edit' && chosen && <ChallengeDialog challenge={chosen} onClose={close} reload={reload} />}
        {open?.kind === 'last' && last !== undefined && <StartFromLastDialog last={last} onClose={close} reload={reload} />}
        {open?.kind === 'group' && chosen && <GroupingDialog challenge={chosen} onClose={close} reload={reload} />}
      </Suspense>
    </>
  );
}

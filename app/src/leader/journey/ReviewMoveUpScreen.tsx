import { Alert, EmptyState, RowTitle, SplitLayout, Stack, StatusBadge, Text, Vignette } from '@atlas/ui';
import { waitingText, waitingTone } from '@atlas/domain/home';
import { MOVE_UP_STATES, moveUpsList, type MoveUpState } from '@atlas/domain/journey';
import { listVariables, type SortKeyOf } from '@atlas/domain/lists';
import { formatShortDate, manilaDaysBetween } from '@atlas/domain/time';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { idIn } from '../../admin/idIn.ts';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { filterTabs } from '../../admin/lists/filterTabs.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { REVIEW_DEFAULTS, sentState } from './reviewDefaults.ts';
import { useMoveUpPane } from './useMoveUpPane.tsx';
import type { ReviewMoveUpScreenQuery, ReviewMoveUpScreenQuery$data } from './__generated__/ReviewMoveUpScreenQuery.graphql.ts';

type MoveUp = ReviewMoveUpScreenQuery$data['viewer']['moveUps']['edges'][number]['node'];
type Column = ListColumn<MoveUp, SortKeyOf<typeof moveUpsList>>;

const QUERY = graphql`
  query ReviewMoveUpScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $sort: MoveUpsSort!
    $search: String
    $state: MoveUpState
    $stageId: Int!
    $openId: Int!
  ) @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: moveUps)
      reviewedStage(databaseId: $stageId) {
        number
        name
      }
      moveUpCounts(stageId: $stageId) {
        waiting
        returned
        approved
      }
      moveUps(first: $first, offset: $offset, after: $after, sort: $sort, filter: { stageId: $stageId, state: $state, search: $search }) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            createdAt
            decidedAt
            evidenceText
            hasAllEvidence
            member {
              name
            }
            reviewer {
              name
            }
          }
        }
      }
      moveUp(databaseId: $openId) {
        ...useMoveUpPane_moveUp
      }
    }
  }
`;

const NOUN = { one: 'request', many: 'requests' };

/** The tabs in order; a reviewer begins with what waits. */
const TABS = ['waiting', 'returned', 'approved'] as const satisfies readonly MoveUpState[];

const EMPTY: Readonly<Record<MoveUpState, { title: string; text: string }>> = {
  waiting: { title: 'No one is waiting', text: 'Requests appear here once members finish this stage and ask to move up.' },
  returned: { title: 'Nothing was returned', text: 'Requests that you or another reviewer return appear here.' },
  approved: { title: 'No one has moved up yet', text: 'Approved requests of this stage appear here.' },
};

const EVIDENCE: Column = {
  id: 'evidence',
  header: 'Evidence',
  priority: 1,
  card: 'badge',
  cell: ({ evidenceText, hasAllEvidence }) => <StatusBadge tone={hasAllEvidence ? 'success' : 'warning'} text={evidenceText} />,
};

const DECIDED: readonly Column[] = [
  { id: 'reviewer', header: 'Reviewer', priority: 2, card: 'meta', cell: ({ reviewer }) => reviewer?.name },
  {
    id: 'decided',
    header: 'Decided',
    width: 'narrow',
    align: 'end',
    priority: 2,
    card: 'meta',
    cell: ({ decidedAt }) => decidedAt != null && formatShortDate(decidedAt),
  },
];

/**
 * `/review-move-up/{id}`: the requests to move up from a stage, the longest-waiting first, with the
 * evidence of the selected one next to the list.
 * @spec 1 §2.4, §6
 */
export function ReviewMoveUpScreen({ queryRef, params }: { queryRef: PreloadedQuery<ReviewMoveUpScreenQuery>; params: { id: number } }) {
  const { viewer } = usePreloadedQuery<ReviewMoveUpScreenQuery>(QUERY, queryRef);
  const { currentUser } = useAuth();
  const now = useNow();
  const state = useListState('reviewMoveUp', moveUpsList, {
    params: { id: params.id },
    tab: 'state',
    fixed: { stage: String(params.id) },
    defaults: REVIEW_DEFAULTS,
  });
  const { id } = idIn('id')(new URLSearchParams(useSearch()));
  const [, navigate] = useLocation();
  const environment = useRelayEnvironment();
  const here = state.hrefOf({ page: state.list.page, after: state.list.after });
  const hrefOf = (openId: number) => `${here}${here.includes('?') ? '&' : '?'}id=${openId}`;
  const { first, offset, after, sort, filter } = listVariables(state.list, moveUpsList);
  const variables = { first, offset, after, sort, search: filter.search, state: sentState(state.list.filters.state), stageId: params.id };
  /** Loads the list again, with one of its requests. */
  const load = (openId: number) =>
    fetchQuery<ReviewMoveUpScreenQuery>(environment, QUERY, { ...variables, openId }, { fetchPolicy: 'network-only' }).toPromise();
  const ids = viewer.moveUps.edges.map(({ node }) => node.databaseId);
  const position = ids.indexOf(id);
  const isOpen = id !== 0 && id === queryRef.variables.openId;
  const pane = useMoveUpPane({
    moveUp: isOpen ? viewer.moveUp : null,
    isOpen,
    afterDecision: ids[position + 1] ?? ids.find((one) => one !== id) ?? null,
    next: ids[position + 1] ?? null,
    previous: ids[position - 1] ?? null,
    open: (next) => navigate(next === null ? here : hrefOf(next), { replace: true }),
    load,
  });
  const stage = viewer.reviewedStage;
  if (!stage) return <NotFound />;
  const { waiting, returned, approved } = viewer.moveUpCounts;
  const counts: Readonly<Record<MoveUpState, number>> = { waiting, returned, approved };
  const shown = TABS.find((one) => one === state.list.filters.state) ?? 'waiting';
  const reviews = currentUser?.stagesAsReviewer.some((one) => one.id === params.id) === true;
  return (
    <SplitLayout pane={pane.pane}>
      <AdminList
        route="reviewMoveUp"
        title="Review Move-Up"
        noun={NOUN}
        exportAs="MOVE_UPS"
        tabs={filterTabs(
          state,
          'state',
          NOUN,
          TABS.map((value) => ({
            value,
            label: MOVE_UP_STATES.find((one) => one.value === value)?.label ?? '',
            count: counts[value],
          })),
        )}
        overview={
          <Stack gap={2}>
            <Text tone="muted">{`Stage ${stage.number}: ${stage.name}`}</Text>
            {!reviews && <Alert tone="info">You see these requests, but only the reviewers of this stage decide about them.</Alert>}
          </Stack>
        }
        state={state}
        queryRef={queryRef}
        connection={viewer.moveUps}
        currentId={isOpen ? id : undefined}
        hasFixedColumns
        columns={[
          {
            id: 'member',
            header: 'Member',
            priority: 1,
            cell: ({ databaseId, member }) => <RowTitle href={hrefOf(databaseId)}>{member.name}</RowTitle>,
          },
          EVIDENCE,
          ...(shown === 'waiting' ? [] : DECIDED),
          {
            id: 'created',
            header: shown === 'waiting' ? 'Waiting' : 'Asked',
            align: 'end',
            width: 'narrow',
            sortable: true,
            priority: 2,
            card: 'badge',
            cell: ({ createdAt }) => {
              const days = manilaDaysBetween(new Date(createdAt), now);
              return shown === 'waiting' ? <StatusBadge tone={waitingTone(days)} text={waitingText(days)} /> : formatShortDate(createdAt);
            },
          },
        ]}
        rowName={({ member }) => member.name}
        bulk={
          reviews && shown === 'waiting'
            ? {
                list: 'moveUps',
                operations: ['approve-move-ups'],
                jobs: <BulkJobs viewer={viewer} reload={() => load(id)} />,
                reload: () => load(id),
              }
            : undefined
        }
        empty={<EmptyState vignette={<Vignette of="done" />} title={EMPTY[shown].title} text={EMPTY[shown].text} />}
      />
      {pane.dialog}
    </SplitLayout>
  );
}

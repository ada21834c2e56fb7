import { Button, type DataColumn, DataTable, EmptyState, ListPage, RowTitle, StatusBadge, Tabs, type Tone, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { SELECTION_KINDS, SELECTION_ROUND_STATES, whyNotRoundStep, type RoundStep, type SelectionRoundState } from '@atlas/domain/groups';
import { enumName, enumWord } from '@atlas/domain/lists';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useAction } from '../../admin/actions/useAction.tsx';
import { type RowAction, RowActions } from '../../admin/lists/RowActions.tsx';
import { tabTitle } from '../../admin/tabTitle.ts';
import { useReload } from '../../relay/useReload.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAuth } from '../../session/authContext.ts';
import { accountabilityTabs } from './accountabilityTabs.ts';
import { RoundDialog } from './RoundDialog.tsx';
import { RoundProtocolDialog } from './RoundProtocolDialog.tsx';
import { useRoundSteps } from './useRoundSteps.ts';
import type { RoundsScreenQuery, RoundsScreenQuery$data } from './__generated__/RoundsScreenQuery.graphql.ts';

const TITLE = 'Accountability groups';

type Round = RoundsScreenQuery$data['viewer']['selectionRounds']['edges'][number]['node'];
type Opened = { readonly form: Round | null } | { readonly protocol: Round };

const KINDS = SELECTION_KINDS.map(({ value }) => value);
const STATES = SELECTION_ROUND_STATES.map(({ value }) => value);
const TONES: Readonly<Record<SelectionRoundState, Tone>> = {
  upcoming: 'neutral',
  open: 'success',
  closed: 'warning',
  assigned: 'info',
  announced: 'neutral',
};

const stateOf = ({ state }: Round): SelectionRoundState => enumWord(STATES, state) ?? 'closed';
const mayTake = (step: RoundStep, round: Round): boolean =>
  whyNotRoundStep(step, { kind: enumWord(KINDS, round.kind) ?? 'choose-one', state: stateOf(round) }) === null;

const timeText = (at: string): string => `${formatShortDate(at)}, ${formatTime(at)}`;

const COLUMNS: readonly DataColumn<Round>[] = [
  {
    id: 'name',
    header: 'Round',
    width: 'wide',
    cell: ({ name, opensAt, closesAt }) => <RowTitle note={`${timeText(opensAt)} – ${timeText(closesAt)}`}>{name}</RowTitle>,
  },
  {
    id: 'kind',
    header: 'Way to choose',
    card: 'meta',
    cell: ({ kind }) => SELECTION_KINDS.find(({ value }) => enumName(value) === kind)?.label,
  },
  { id: 'batch', header: 'For', card: 'meta', cell: ({ batch }) => batch?.name ?? 'Every batch' },
  {
    id: 'chosen',
    header: 'Chose',
    width: 'narrow',
    align: 'end',
    card: 'fact',
    cell: ({ chosenCount, seatCount }) => `${chosenCount} for ${seatCount} seats`,
  },
  {
    id: 'state',
    header: 'State',
    width: 'short',
    card: 'badge',
    cell: (round) => (
      <StatusBadge tone={TONES[stateOf(round)]} text={SELECTION_ROUND_STATES.find(({ value }) => value === stateOf(round))?.label ?? ''} />
    ),
  },
];

const QUERY = graphql`
  query RoundsScreenQuery @preloadable {
    viewer {
      ...RoundDialog_viewer
      unplacedMembers(first: 1) {
        totalCount
      }
      selectionRounds(first: 50) {
        edges {
          node {
            databaseId
            revision
            name
            kind
            state
            opensAt
            closesAt
            seatCount
            chosenCount
            batch {
              name
            }
            ...RoundDialog_round
          }
        }
      }
    }
  }
`;

/**
 * `/admin-accountability-group?tab=rounds`: the rounds of choosing a team lead for staff, with
 * everything they do to them: create and edit, assign with a preview, undo, and announce.
 *
 * @spec 1 §2.5; the rounds are product decisions §10 and H5
 */
export function RoundsScreen({ queryRef }: { queryRef: PreloadedQuery<RoundsScreenQuery> }) {
  const { currentUser } = useAuth();
  const mayWrite = can(currentUser, { page: 'users', function: 'group_create' });
  const { viewer } = usePreloadedQuery<RoundsScreenQuery>(QUERY, queryRef);
  const reload = useReload<RoundsScreenQuery>(QUERY, {});
  const { act, dialog } = useAction();
  const [opened, setOpened] = useState<Opened | null>(null);
  const steps = useRoundSteps(reload);
  const close = () => setOpened(null);
  const rounds = viewer.selectionRounds.edges.map(({ node }) => node);
  const actionsOf = (round: Round): RowAction[] => [
    ...(mayWrite && mayTake('edit', round) ? [{ label: 'Edit', opens: () => setOpened({ form: round }) }] : []),
    ...(hasProtocol(round)
      ? [
          {
            label: !mayTake('assign', round) ? 'Protocol' : mayWrite ? 'Preview and assign' : 'Preview',
            opens: () => setOpened({ protocol: round }),
          },
        ]
      : []),
    ...(mayWrite && mayTake('undo', round) ? [{ label: 'Undo assignment', action: steps.undo(steppedRound(round)) }] : []),
    ...(mayWrite && mayTake('announce', round) ? [{ label: 'Announce', action: steps.announce(steppedRound(round)) }] : []),
  ];
  const create = mayWrite && (
    <Button variant="primary" onClick={() => setOpened({ form: null })}>
      Create a round
    </Button>
  );
  const tabs = accountabilityTabs('rounds', viewer.unplacedMembers.totalCount);
  return (
    <ListPage title={TITLE} tabs={<Tabs label={TITLE} items={tabs} />} tools={rounds.length > 0 && create}>
      <PageTitle title={tabTitle(TITLE, tabs)} />
      <DataTable
        label="Rounds"
        columns={COLUMNS}
        rows={rounds}
        rowKey={({ databaseId }) => databaseId}
        rowActions={(round) => {
          const actions = actionsOf(round);
          return actions.length === 0 ? null : <RowActions name={round.name} actions={actions} act={act} />;
        }}
        empty={
          <EmptyState
            vignette={<Vignette of="people" />}
            title="No rounds yet"
            text="In a round, members choose their team lead within a few days."
            action={create || undefined}
          />
        }
      />
      {opened !== null && 'form' in opened && (
        <RoundDialog
          round={opened.form && (rounds.find(({ databaseId }) => databaseId === opened.form?.databaseId) ?? opened.form)}
          viewer={viewer}
          onClose={close}
          reload={reload}
        />
      )}
      {opened !== null && 'protocol' in opened && (
        <RoundProtocolDialog
          round={opened.protocol}
          onClose={close}
          assign={
            mayWrite && (
              <ActionButton variant="primary" action={steps.assign(steppedRound(opened.protocol), close)}>
                Assign the seats
              </ActionButton>
            )
          }
        />
      )}
      {dialog}
    </ListPage>
  );
}

const steppedRound = ({ databaseId, revision, name }: Round) => ({ databaseId, revision, name });

/** Ranked rounds have a protocol once they are closed. */
const hasProtocol = (round: Round): boolean => round.kind === 'RANK_THREE' && !['upcoming', 'open'].includes(stateOf(round));

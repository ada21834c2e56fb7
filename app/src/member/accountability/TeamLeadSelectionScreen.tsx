import { Alert, Columns, EmptyState, ListPage, showToast, Stack, Vignette } from '@atlas/ui';
import { MAX_WISHES } from '@atlas/domain/groups';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useAction } from '../../admin/actions/useAction.tsx';
import { useReload } from '../../relay/useReload.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import { RankedWishes } from './RankedWishes.tsx';
import { RoundNotice } from './RoundNotice.tsx';
import { TeamLeadCard } from './TeamLeadCard.tsx';
import { useChoice } from './useChoice.ts';
import { useReloadWhileVisible } from './useReloadWhileVisible.ts';
import type {
  TeamLeadSelectionScreenQuery,
  TeamLeadSelectionScreenQuery$data,
} from './__generated__/TeamLeadSelectionScreenQuery.graphql.ts';

type Round = NonNullable<TeamLeadSelectionScreenQuery$data['viewer']['mySelectionRound']>;

const QUERY = graphql`
  query TeamLeadSelectionScreenQuery @preloadable {
    viewer {
      mySelectionRound {
        databaseId
        name
        kind
        state
        whyNot
        ...RoundNotice_round
        ...useChoice_round
        myChoices {
          assigned
          lead {
            databaseId
          }
        }
        seats {
          lead {
            databaseId
            name
          }
          ...TeamLeadCard_seat
        }
      }
    }
  }
`;

/**
 * `/accountability-team-lead-selection`: the round of the member, with its team leads. Members take
 * a seat, or rank three. Product decisions §10.
 *
 * @spec 1 §2.4
 */
export function TeamLeadSelectionScreen({ queryRef }: { queryRef: PreloadedQuery<TeamLeadSelectionScreenQuery> }) {
  const { viewer } = usePreloadedQuery<TeamLeadSelectionScreenQuery>(QUERY, queryRef);
  const reload = useReload<TeamLeadSelectionScreenQuery>(QUERY, {});
  const round = viewer.mySelectionRound ?? null;
  useReloadWhileVisible(round !== null && (round.state === 'OPEN' || round.state === 'UPCOMING'), reload);
  return (
    <>
      <PageTitle />
      {round === null ? (
        <ListPage title="Choose a team lead">
          <EmptyState
            vignette={<Vignette of="people" />}
            title="There is no round for you now"
            text="When you can choose a team lead, the round appears here. You will be told in time."
          />
        </ListPage>
      ) : (
        <RoundOfMember key={round.databaseId} round={round} reload={reload} />
      )}
    </>
  );
}

const idsOfChoices = ({ myChoices }: Round): number[] => myChoices.map(({ lead }) => lead.databaseId);

function RoundOfMember({ round, reload }: { round: Round; reload: () => Promise<unknown> }) {
  const { name, kind, state, whyNot, seats, myChoices } = round;
  const { act, dialog } = useAction();
  const { choose, take, giveUp, withdraw } = useChoice(round, reload);
  const saved = idsOfChoices(round);
  const [edited, setEdited] = useState<readonly number[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const nameOf = (id: number) => seats.find(({ lead }) => lead.databaseId === id)?.lead.name ?? '';
  const [isRanked, isOpen] = [kind === 'RANK_THREE', state === 'OPEN' && whyNot == null];
  // A lead who was removed from the round in the meantime cannot be sent.
  const picks = (edited ?? saved).filter((id) => nameOf(id) !== '');
  const isUnsaved = edited !== null && picks.join() !== saved.join();
  const rank = (id: number) => {
    setProblem(null);
    setEdited(picks.includes(id) ? picks.filter((one) => one !== id) : [...picks, id].slice(0, MAX_WISHES));
  };
  const save = async () => {
    setSaving(true);
    setProblem(null);
    try {
      await choose(picks);
      setEdited(null);
      showToast({ kind: 'success', text: 'Your wishes are saved.' });
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setSaving(false);
  };
  const seat = isRanked ? undefined : myChoices.find(({ assigned }) => assigned)?.lead.databaseId;
  return (
    <ListPage
      title="Choose a team lead"
      lede={name}
      overview={
        <Stack gap={4}>
          <RoundNotice
            round={round}
            action={
              isOpen &&
              seat !== undefined && (
                <ActionButton size="dense" action={giveUp(nameOf(seat))}>
                  Give up the seat
                </ActionButton>
              )
            }
          />
          {isRanked && isOpen && (
            <RankedWishes
              leads={picks.map((id) => ({ id: String(id), label: nameOf(id) }))}
              onReorder={(leads) => setEdited(leads.map(({ id }) => Number(id)))}
              isUnsaved={isUnsaved}
              isSaving={isSaving}
              problem={problem}
              onSave={() => void save()}
              withdraw={
                saved.length > 0 && (
                  <ActionButton variant="quiet" action={withdraw}>
                    Withdraw wishes
                  </ActionButton>
                )
              }
            />
          )}
          {isRanked && !isOpen && isUnsaved && (
            <Alert tone="warning" live title="The round closed before you saved">
              {`These wishes were not sent: ${picks.map((id, index) => `${index + 1}. ${nameOf(id)}`).join(', ')}. ${
                saved.length > 0 ? 'Your earlier wishes count.' : 'Ask staff to place you.'
              }`}
            </Alert>
          )}
        </Stack>
      }
    >
      <Columns least="field">
        {seats.map((of) => {
          const { lead } = of;
          return (
            <TeamLeadCard
              key={lead.databaseId}
              seat={of}
              isRanked={isRanked}
              isOpen={isOpen && seat === undefined}
              isChosen={isSeatWith(round, lead.databaseId)}
              rank={isRanked && state !== 'ANNOUNCED' ? picks.indexOf(lead.databaseId) + 1 : 0}
              hasRoom={picks.length < MAX_WISHES}
              onChoose={() => act(take(lead))}
              onRank={() => rank(lead.databaseId)}
            />
          );
        })}
      </Columns>
      {dialog}
    </ListPage>
  );
}

const isSeatWith = ({ myChoices }: Round, leadId: number): boolean =>
  myChoices.some(({ assigned, lead }) => assigned && lead.databaseId === leadId);

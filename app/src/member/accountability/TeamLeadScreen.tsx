import { Avatar, Badge, Card, DetailPage, Heading, KeyValueList, Row, Stack, Text } from '@atlas/ui';
import { MAX_WISHES, meetingText } from '@atlas/domain/groups';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import type { Action } from '../../admin/actions/Action.ts';
import { useReload } from '../../relay/useReload.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { RoundNotice } from './RoundNotice.tsx';
import { seatsText } from './seatsText.ts';
import { useChoice } from './useChoice.ts';
import { useReloadWhileVisible } from './useReloadWhileVisible.ts';
import type { TeamLeadScreenQuery, TeamLeadScreenQuery$data } from './__generated__/TeamLeadScreenQuery.graphql.ts';

type Round = NonNullable<TeamLeadScreenQuery$data['viewer']['mySelectionRound']>;
type Seat = NonNullable<Round['seat']>;

const QUERY = graphql`
  query TeamLeadScreenQuery($id: Int!) @preloadable {
    viewer {
      mySelectionRound {
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
        seat(leadId: $id) {
          lead {
            databaseId
            name
            profileImage
          }
          about
          groupName
          meetingDay
          meetingTime
          seats
          seatsLeft
          whyNot
        }
      }
    }
  }
`;

/**
 * `/accountability-team-lead-selection/{id}`: a team lead of the member's round, and the choice of
 * them. Product decisions H4.
 *
 * @spec 1 §2.4
 */
export function TeamLeadScreen({ queryRef, params }: { queryRef: PreloadedQuery<TeamLeadScreenQuery>; params: { id: number } }) {
  const { viewer } = usePreloadedQuery<TeamLeadScreenQuery>(QUERY, queryRef);
  const reload = useReload<TeamLeadScreenQuery>(QUERY, { id: params.id });
  const round = viewer.mySelectionRound ?? null;
  useReloadWhileVisible(round?.state === 'OPEN' || round?.state === 'UPCOMING', reload);
  return round?.seat == null ? <NotFound /> : <LeadOfRound round={round} seat={round.seat} reload={reload} />;
}

function LeadOfRound({ round, seat, reload }: { round: Round; seat: Seat; reload: () => Promise<unknown> }) {
  const { kind, state, whyNot: whyNotRound, myChoices } = round;
  const { lead, about, groupName, meetingDay, meetingTime, seats, seatsLeft, whyNot } = seat;
  const isRanked = kind === 'RANK_THREE';
  const isOpen = state === 'OPEN' && whyNotRound == null;
  const hasSeat = myChoices.some((choice) => choice.assigned && choice.lead.databaseId === lead.databaseId);
  const meets = meetingText({ meetingDay: meetingDay ?? null, meetingTime: meetingTime ?? null });
  return (
    <>
      <PageTitle title={lead.name} />
      <DetailPage
        title={lead.name}
        meta={round.name}
        aside={
          <Card>
            <KeyValueList
              items={[
                { label: 'Group', value: groupName ?? 'No group yet' },
                { label: 'Meets', value: meets === null ? 'To be agreed' : `${meets}, Manila time` },
                { label: 'Seats', value: seatsText({ isRanked, seats, seatsLeft }) },
              ]}
            />
          </Card>
        }
      >
        <RoundNotice round={round} />
        <Card>
          <Stack gap={4}>
            <Row gap={4}>
              <Avatar name={lead.name} picture={lead.profileImage} size="xl" />
              {hasSeat && <Badge tone="success">Your seat</Badge>}
            </Row>
            <Stack gap={2}>
              <Heading level={2} size="subheading">
                {`About ${lead.name}`}
              </Heading>
              <Text>{about === '' ? `${lead.name} has not written anything yet.` : about}</Text>
            </Stack>
            {isOpen && <LeadChoice round={round} lead={lead} hasSeat={hasSeat} whyNot={whyNot ?? null} reload={reload} />}
          </Stack>
        </Card>
      </DetailPage>
    </>
  );
}

interface LeadChoiceProps {
  round: Round;
  lead: Seat['lead'];
  hasSeat: boolean;
  whyNot: string | null;
  reload: () => Promise<unknown>;
}

/** The button of a lead: take or give up the seat, or add them to the wishes or take them off. */
function LeadChoice({ round, lead, hasSeat, whyNot, reload }: LeadChoiceProps) {
  const { take, giveUp, choose, withdraw } = useChoice(round, reload);
  if (round.kind !== 'RANK_THREE')
    return (
      <Row>
        {hasSeat ? (
          <ActionButton action={giveUp(lead.name)}>Give up the seat</ActionButton>
        ) : (
          <ActionButton variant="primary" action={take(lead)} disabledReason={whyNot ?? undefined}>
            {`Choose ${lead.name}`}
          </ActionButton>
        )}
      </Row>
    );
  const wishes = round.myChoices.map((choice) => choice.lead.databaseId);
  const rank = wishes.indexOf(lead.databaseId) + 1;
  if (rank === 0) {
    const isFull = wishes.length >= MAX_WISHES;
    const add: Action = {
      run: () => choose([...wishes, lead.databaseId]),
      success: `${lead.name} is your wish number ${wishes.length + 1}.`,
    };
    return (
      <Row>
        <ActionButton variant="primary" action={add} disabledReason={whyNot ?? (isFull ? 'You ranked three already.' : undefined)}>
          {isFull ? 'Add to your wishes' : `Add as wish ${wishes.length + 1}`}
        </ActionButton>
      </Row>
    );
  }
  const rest = wishes.filter((id) => id !== lead.databaseId);
  const remove: Action = rest.length === 0 ? withdraw : { run: () => choose(rest), success: `${lead.name} is off your wishes.` };
  return (
    <Row gap={3} wrap>
      <Badge tone="success">{`Wish ${rank}`}</Badge>
      <ActionButton action={remove}>Take off your wishes</ActionButton>
    </Row>
  );
}

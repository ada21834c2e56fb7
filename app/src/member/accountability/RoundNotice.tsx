import { Alert, Stack, Text } from '@atlas/ui';
import { eventTimeText } from '@atlas/domain/events';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import type { RoundNotice_round$data, RoundNotice_round$key } from './__generated__/RoundNotice_round.graphql.ts';

interface Notice {
  tone: 'info' | 'success' | 'warning';
  title: string;
  text?: string;
}

interface RoundNoticeProps {
  round: RoundNotice_round$key;
  /** A button about the choice of the member. */
  action?: ReactNode;
}

/** The state of a round for the member: before, open, chosen, closed, or its result. */
export function RoundNotice({ round: key, action }: RoundNoticeProps) {
  const round = useFragment(
    graphql`
      fragment RoundNotice_round on SelectionRound {
        kind
        state
        opensAt
        closesAt
        whyNot
        myChoices {
          assigned
          lead {
            name
          }
        }
      }
    `,
    key,
  );
  const { tone, title, text } = noticeOf(round, useNow());
  return (
    <Alert tone={tone} title={title} live>
      <Stack gap={3} align="start">
        {text !== undefined && <Text size={14}>{text}</Text>}
        {action}
      </Stack>
    </Alert>
  );
}

function noticeOf({ kind, state, opensAt, closesAt, whyNot, myChoices }: RoundNotice_round$data, now: Date): Notice {
  const isRanked = kind === 'RANK_THREE';
  const seat = myChoices.find(({ assigned }) => assigned)?.lead.name;
  const hasChosen = myChoices.length > 0;
  const closes = eventTimeText(closesAt, now);
  switch (state) {
    case 'UPCOMING':
      return {
        tone: 'info',
        title: `Opens ${eventTimeText(opensAt, now)}`,
        text: `You can look at the team leads now. It closes ${closes}.`,
      };
    case 'OPEN':
      if (seat !== undefined)
        return { tone: 'success', title: `You have a seat with ${seat}`, text: `You can give it up until ${closes}.` };
      if (hasChosen)
        return { tone: 'success', title: 'Your wishes are saved', text: `You can change them until ${closes}. Then the seats are drawn.` };
      if (whyNot != null) return { tone: 'warning', title: 'You cannot choose in this round', text: whyNot };
      return isRanked
        ? {
            tone: 'info',
            title: `Rank up to three team leads until ${closes}`,
            text: 'The seats are drawn after that. Everyone has the same chance, whenever they choose.',
          }
        : { tone: 'info', title: `Choose one team lead until ${closes}`, text: 'Each lead has a few seats: first come, first served.' };
    case 'ANNOUNCED':
      return seat === undefined
        ? {
            tone: 'warning',
            title: hasChosen ? 'No seat was left for you' : 'This round is over',
            ...(hasChosen && { text: 'All team leads you ranked were full. Staff will find a group for you.' }),
          }
        : { tone: 'success', title: `Your team lead is ${seat}`, text: 'You are in their accountability group now.' };
    default:
      if (seat !== undefined)
        return {
          tone: 'info',
          title: `This round is closed. You have a seat with ${seat}.`,
          text: 'You will be notified when you are in the group.',
        };
      return hasChosen
        ? { tone: 'info', title: 'This round is closed', text: 'The seats are being assigned. You will be notified of the result.' }
        : { tone: 'info', title: 'This round is closed', text: 'You did not choose a team lead.' };
  }
}

import { Avatar, Badge, Button, Card, Heading, Link, Row, Stack, Text } from '@atlas/ui';
import { meetingText } from '@atlas/domain/groups';
import { truncate } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TeamLeadCard_seat$key } from './__generated__/TeamLeadCard_seat.graphql.ts';
import { seatsText } from './seatsText.ts';

/** Longest text about a lead on a card, in characters. */
const MAX_TEXT = 140;

interface TeamLeadCardProps {
  seat: TeamLeadCard_seat$key;
  isRanked: boolean;
  /** Whether the member can choose now: the round is open for them, and they have no seat in it. */
  isOpen: boolean;
  /** Whether the member has a seat with this lead. */
  isChosen: boolean;
  /** The rank of this lead among the wishes, from 1; 0 for none. */
  rank: number;
  /** Whether another lead can still be ranked. */
  hasRoom: boolean;
  onChoose: () => void;
  /** Ranks this lead next, or takes them off the wishes. */
  onRank: () => void;
}

/** A team lead of a round: who they are, when their group meets, the seats that are left, and the choice. */
export function TeamLeadCard({ seat: key, isRanked, isOpen, isChosen, rank, hasRoom, onChoose, onRank }: TeamLeadCardProps) {
  const { lead, about, groupName, meetingDay, meetingTime, seats, seatsLeft, whyNot } = useFragment(
    graphql`
      fragment TeamLeadCard_seat on RoundSeat {
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
    `,
    key,
  );
  const meets = meetingText({ meetingDay: meetingDay ?? null, meetingTime: meetingTime ?? null });
  const mayRank = isOpen && isRanked && (rank > 0 || (hasRoom && whyNot == null));
  const isTaken = !isRanked && seatsLeft === 0;
  return (
    <Card as="article" surface={isChosen || rank > 0 ? 'chosen' : 'plain'} aria-labelledby={`lead-${lead.databaseId}`}>
      <Stack gap={3}>
        <Row gap={3} align="start">
          <Avatar name={lead.name} picture={lead.profileImage} size="l" />
          <Stack gap={1} grow>
            <Heading level={2} size="subheading" id={`lead-${lead.databaseId}`}>
              <Link href={routePath('teamLead', { id: lead.databaseId })}>{lead.name}</Link>
            </Heading>
            {groupName != null && (
              <Text size={14} tone="muted">
                {groupName}
              </Text>
            )}
            <Text size={14} tone="muted" numeric>
              {meets === null ? 'Meeting time to be agreed' : meets}
            </Text>
          </Stack>
        </Row>
        {about !== '' && <Text size={14}>{truncate(about, MAX_TEXT)}</Text>}
        <Row gap={2} justify="between" wrap>
          <Badge tone={isChosen ? 'success' : isTaken ? 'warning' : 'neutral'}>
            {isChosen ? 'Your seat' : seatsText({ isRanked, seats, seatsLeft })}
          </Badge>
          {mayRank && (
            <Button
              size="dense"
              variant={rank > 0 ? 'primary' : 'secondary'}
              aria-pressed={rank > 0}
              onClick={onRank}
              aria-label={rank > 0 ? `Wish ${rank}: ${lead.name}` : `Rank ${lead.name}`}
            >
              {rank > 0 ? `Wish ${rank}` : 'Rank'}
            </Button>
          )}
          {isOpen && !isRanked && whyNot == null && (
            <Button size="dense" onClick={onChoose} aria-label={`Choose ${lead.name}`}>
              Choose
            </Button>
          )}
        </Row>
        {isOpen && whyNot != null && (
          <Text size={14} tone="muted">
            {whyNot}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

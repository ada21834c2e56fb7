import { Badge, Button, Row, Stack, Text } from '@atlas/ui';
import { eventDayText, eventHoursText } from '@atlas/domain/events';
import { formatTime } from '@atlas/domain/time';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import { waitingText } from '../shared/EventAction.tsx';
import type { Rsvps } from '../shared/useAnswers.ts';
import type { EventTimeRow_time$key } from './__generated__/EventTimeRow_time.graphql.ts';

interface EventTimeRowProps {
  time: EventTimeRow_time$key;
  answers: Rsvps;
  isLocked: boolean;
  /** The next time also shows when its link appears. */
  isNext: boolean;
}

/** One time of an event: its date and place, any change to it, and the member's RSVP. */
export function EventTimeRow({ time: key, answers, isLocked, isNext }: EventTimeRowProps) {
  const { occursAt, startsAt, endsAt, state, isCancelled, isMoved, reason, place, link, linkShownAt, seatsLeft, myRsvp, mySeat } =
    useFragment(
      graphql`
        fragment EventTimeRow_time on EventOccurrence {
          occursAt
          startsAt
          endsAt
          state
          isCancelled
          isMoved
          reason
          place
          link
          linkShownAt
          seatsLeft
          myRsvp
          mySeat {
            state
            place
          }
        }
      `,
      key,
    );
  const now = useNow();
  const given = answers.given(occursAt);
  const isGoing = given ?? (myRsvp == null ? null : myRsvp === 'YES');
  const isWaiting = given === null ? mySeat?.state === 'WAITING' : given && seatsLeft === 0;
  return (
    <Row justify="between" align="start" gap={4} wrap>
      <Stack gap={1} align="start">
        <div>
          <Text weight={isNext ? 'label' : 'text'} numeric>
            {eventDayText(startsAt, now)}
          </Text>
          <Line>{eventHoursText({ startsAt, endsAt }, now)}</Line>
        </div>
        {place !== '' && <Line>{place}</Line>}
        {(isCancelled || isGoing || state === 'LIVE') && (
          <Row gap={2} wrap>
            {isCancelled && <Badge tone="danger">Cancelled</Badge>}
            {!isCancelled && state === 'LIVE' && <Badge tone="success">Live now</Badge>}
            {!isCancelled && isGoing && isWaiting && <Badge tone="warning">{waitingText(given === null ? mySeat?.place : null)}</Badge>}
            {!isCancelled && isGoing && !isWaiting && <Badge tone="success">You’re going</Badge>}
          </Row>
        )}
        {isMoved && !isCancelled && (
          <Line>
            Moved from {eventDayText(occursAt, now)}, {formatTime(occursAt)}
          </Line>
        )}
        {reason !== '' && <Text size={14}>{reason}</Text>}
        {!isCancelled && isGoing === false && <Line>You’re not going.</Line>}
        {!isCancelled && isGoing === null && seatsLeft != null && <Line>{seatsText(seatsLeft)}</Line>}
        {!isCancelled && isNext && link == null && linkShownAt != null && (
          <Line>
            {isGoing ? 'The link appears here' : 'People who are going see the link'} from {formatTime(linkShownAt)}.
          </Line>
        )}
      </Stack>
      {!isCancelled && !isLocked && (
        <Row gap={2} wrap>
          {isGoing !== true && (
            <Button size="dense" onClick={() => answers.answer(occursAt, true)}>
              {seatsLeft === 0 ? 'Join the waiting list' : 'I’m going'}
            </Button>
          )}
          {isGoing !== false && (
            <Button size="dense" variant={isGoing ? 'secondary' : 'quiet'} onClick={() => answers.answer(occursAt, false)}>
              {isWaiting ? 'Leave the waiting list' : 'I can’t come'}
            </Button>
          )}
        </Row>
      )}
    </Row>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Text size={14} tone="muted" numeric>
    {children}
  </Text>
);

function seatsText(left: number): string {
  if (left === 0) return 'Every seat is taken. You can join the waiting list.';
  return left === 1 ? '1 seat left' : `${left} seats left`;
}

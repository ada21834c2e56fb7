import { Badge, Button, ButtonLink, Row } from '@atlas/ui';
import { EVENT_ACTIONS, eventActionAfter } from '@atlas/domain/events';
import { enumWord } from '@atlas/domain/lists';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { Rsvps } from './useAnswers.ts';
import type { EventAction_event$key } from './__generated__/EventAction_event.graphql.ts';

// Loaded on demand: only people who are going add the event to a calendar.
const AddToCalendar = lazyPart('AddToCalendar', async () => (await import('./AddToCalendar.tsx')).AddToCalendar);

interface EventActionProps {
  event: EventAction_event$key;
  answers: Rsvps;
}

/**
 * The single primary action of an event's next time: the RSVP, the calendar for people who are
 * going, the meeting while it runs, or the waiting list. Renders nothing where none applies.
 */
export function EventAction({ event: key, answers }: EventActionProps) {
  const { action, event } = useEventAction(key, answers);
  const time = event.next;
  if (!time) return null;
  if (action === 'join' && time.link != null) {
    return (
      <ButtonLink variant="primary" href={time.link}>
        Join now
      </ButtonLink>
    );
  }
  if (action === 'join') {
    return (
      <Button variant="primary" loading={answers.isJoining} loadingText="Joining" onClick={() => answers.join(time.occursAt)}>
        Join now
      </Button>
    );
  }
  if (action === 'going') {
    return (
      <Row justify="between" gap={2} wrap>
        <Badge tone="success">You’re going</Badge>
        <Row gap={1}>
          <Suspense>
            <AddToCalendar eventId={event.databaseId} time={time} recurs={event.recurrence != null} />
          </Suspense>
        </Row>
      </Row>
    );
  }
  if (action === 'waiting') return <Badge tone="warning">{waitingText(time.mySeat?.place)}</Badge>;
  if (action === 'none') return null;
  return (
    <Button variant="primary" onClick={() => answers.answer(time.occursAt, true)}>
      {action === 'waiting-list' ? 'Join the waiting list' : 'I’m going'}
    </Button>
  );
}

/** The position of a person who waits for a seat, if the server has confirmed it. */
export const waitingText = (place: number | null | undefined): string =>
  place == null ? 'On the waiting list' : `Number ${place} on the waiting list`;

/**
 * The action of an event's next time, with the member's pending RSVP applied. 'none' for an event
 * without a next time, and for an action that this version does not know.
 */
export function useEventAction(key: EventAction_event$key, answers: Rsvps) {
  const event = useFragment(
    graphql`
      fragment EventAction_event on Event {
        databaseId
        recurrence {
          __typename
        }
        next {
          occursAt
          action
          link
          seatsLeft
          mySeat {
            place
          }
          ...AddToCalendar_time
        }
      }
    `,
    key,
  );
  const { next } = event;
  const action = (next && enumWord(EVENT_ACTIONS, next.action)) ?? 'none';
  const given = next ? answers.given(next.occursAt) : null;
  return { event, action: given === null ? action : eventActionAfter({ action, seatsLeft: next?.seatsLeft ?? null }, given) };
}

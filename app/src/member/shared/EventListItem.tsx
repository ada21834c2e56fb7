import { Badge, EventCard } from '@atlas/ui';
import { eventDayText } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import { formatTime, manilaClock, MONTHS } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useRecurrenceText } from '../../shared/events/useRecurrenceText.ts';
import { useNow } from '../../session/useNow.ts';
import type { EventListItem_event$key } from './__generated__/EventListItem_event.graphql.ts';

/**
 * An event in a list, with its next time in Manila, its place, and the member's RSVP or the reason
 * why it is locked. The list names the time zone.
 */
export function EventListItem({ event: key }: { event: EventListItem_event$key }) {
  const event = useFragment(
    graphql`
      fragment EventListItem_event on Event {
        databaseId
        name
        startsAt
        state
        cancelledAt
        place
        recurrence {
          __typename
        }
        ...useRecurrenceText_event
        next {
          startsAt
          myRsvp
        }
        last {
          startsAt
        }
        lock {
          label
        }
      }
    `,
    key,
  );
  const now = useNow();
  const { next, last, recurrence, lock } = event;
  const repeats = useRecurrenceText(event);
  const at = next?.startsAt ?? last?.startsAt ?? event.startsAt;
  const { month, day } = manilaClock(at);
  return (
    <EventCard
      date={{ month: MONTHS[month - 1] ?? '', day, tone: next ? 'accent' : 'past' }}
      name={event.name}
      href={routePath('viewEvent', { id: event.databaseId })}
      when={`${eventDayText(at, now)} · ${formatTime(at)}`}
      facts={[event.place === '' ? 'Online' : event.place, ...(recurrence ? [repeats] : [])]}
      note={lock?.label}
      badge={badgeOf(event)}
    />
  );
}

interface Standing {
  state: string;
  cancelledAt?: string | null;
  next?: { myRsvp?: string | null } | null;
}

function badgeOf({ state, cancelledAt, next }: Standing) {
  if (cancelledAt != null) return <Badge tone="danger">Cancelled</Badge>;
  const isGoing = next?.myRsvp === 'YES';
  if (state === 'PAST') return <Badge>Over</Badge>;
  if (state !== 'LIVE' && !isGoing) return undefined;
  return (
    <>
      {state === 'LIVE' && <Badge tone="success">Live now</Badge>}
      {isGoing && <Badge tone="info">You’re going</Badge>}
    </>
  );
}

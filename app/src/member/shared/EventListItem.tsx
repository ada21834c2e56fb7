import { Badge, EventCard } from '@atlas/ui';
import { eventTimeText } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import { manilaClock, MONTHS } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useRecurrenceText } from '../../shared/events/useRecurrenceText.ts';
import { useNow } from '../../session/useNow.ts';
import type { EventListItem_event$key } from './__generated__/EventListItem_event.graphql.ts';

/**
 * An event in a list, with its next time, its place, and the member's RSVP or the reason why it is
 * locked.
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
          ...useRecurrenceText_recurrence
        }
        next {
          startsAt
          myRsvp
        }
        last {
          startsAt
        }
        lock {
          text
        }
      }
    `,
    key,
  );
  const now = useNow();
  const { next, last, recurrence, lock } = event;
  const repeats = useRecurrenceText(recurrence);
  const at = next?.startsAt ?? last?.startsAt ?? event.startsAt;
  const { month, day } = manilaClock(at);
  return (
    <EventCard
      date={{ month: MONTHS[month - 1] ?? '', day, tone: next ? 'accent' : 'past' }}
      name={event.name}
      href={routePath('viewEvent', { id: event.databaseId })}
      when={eventTimeText(at, now)}
      facts={[event.place === '' ? 'Online' : event.place, ...(recurrence ? [repeats] : [])]}
      note={lock?.text}
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
  const badges = [
    ...(state === 'LIVE'
      ? [
          <Badge key="live" tone="success">
            Live now
          </Badge>,
        ]
      : []),
    ...(next?.myRsvp === 'YES'
      ? [
          <Badge key="going" tone="info">
            You are going
          </Badge>,
        ]
      : []),
    ...(state === 'PAST' ? [<Badge key="past">Over</Badge>] : []),
  ];
  return badges.length > 0 ? badges : undefined;
}

import { Badge, Calendar, StatusBadge } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { DAY_NAMES, formatTime, isoDay, MONTHS } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { Redirect, useLocation } from 'wouter';
import { useNow } from '../../session/useNow.ts';
import { myEventsPath } from './myEventsAddress.ts';
import { MyEventsPage } from './MyEventsPage.tsx';
import type { MyEventsCalendarScreenQuery } from './__generated__/MyEventsCalendarScreenQuery.graphql.ts';

const NOUN = { one: 'event', many: 'events' };

/**
 * `/events/my-events?tab=calendar`: the times of the member's events in the month named by the
 * address.
 */
export function MyEventsCalendarScreen({ queryRef }: { queryRef: PreloadedQuery<MyEventsCalendarScreenQuery> }) {
  const { viewer } = usePreloadedQuery<MyEventsCalendarScreenQuery>(
    graphql`
      query MyEventsCalendarScreenQuery($filter: MyEventsFilter!, $from: DateTime!, $to: DateTime!) @preloadable {
        viewer {
          myEvents(filter: $filter, first: 100) {
            edges {
              node {
                databaseId
                name
                occurrences(from: $from, to: $to) {
                  occursAt
                  startsAt
                  isCancelled
                  myRsvp
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [, navigate] = useLocation();
  const today = isoDay(useNow());
  const entries = viewer.myEvents.edges
    .flatMap(({ node: { databaseId: id, name, occurrences } }) => occurrences.map((time) => ({ ...time, id, name })))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map(({ id, name, occursAt, startsAt, isCancelled, myRsvp }) => ({
      id: `${id} ${occursAt}`,
      day: isoDay(startsAt),
      time: formatTime(startsAt),
      title: name,
      href: routePath('viewEvent', { id }),
      cancelled: isCancelled,
      badge: isCancelled ? (
        <StatusBadge tone="danger" text="Cancelled" />
      ) : myRsvp === 'YES' ? (
        <Badge tone="info">You’re going</Badge>
      ) : undefined,
    }));
  return (
    <MyEventsPage>
      {(search) =>
        search.month === null ? (
          <Redirect to={myEventsPath({ ...search, month: today.slice(0, 7) })} replace />
        ) : (
          <Calendar
            month={search.month}
            months={MONTHS}
            weekdays={DAY_NAMES}
            today={today}
            entries={entries}
            noun={NOUN}
            onMonth={(month) => navigate(myEventsPath({ ...search, month }), { replace: true })}
          />
        )
      }
    </MyEventsPage>
  );
}

import { EmptyState, Select, Vignette } from '@atlas/ui';
import { eventDayText, eventHoursText } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { useReload } from '../../relay/useReload.ts';
import { useNow } from '../../session/useNow.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { AttendeeTable } from './AttendeeTable.tsx';
import { EventPage } from './EventPage.tsx';
import type { EventAttendanceScreenQuery } from './__generated__/EventAttendanceScreenQuery.graphql.ts';

const QUERY = graphql`
  query EventAttendanceScreenQuery($id: Int!, $at: DateTime, $named: DateTime!) @preloadable {
    viewer {
      event(databaseId: $id) {
        ...EventPage_event
        ...AttendeeTable_event @arguments(at: $at)
        named: occurrence(occursAt: $named) {
          occursAt
          startsAt
          endsAt
        }
        next {
          occursAt
          startsAt
          endsAt
        }
        last {
          occursAt
          startsAt
          endsAt
        }
      }
    }
  }
`;

/**
 * The RSVPs and attendance of an event time at `/events/{id}?tab=attendance`.
 *
 * The address names the time; the default is the next one, or else the last. The Times tab links
 * here for every other time.
 */
export function EventAttendanceScreen({ queryRef }: { queryRef: PreloadedQuery<EventAttendanceScreenQuery> }) {
  const { id } = queryRef.variables;
  const { event } = usePreloadedQuery<EventAttendanceScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<EventAttendanceScreenQuery>(QUERY, queryRef.variables);
  const now = useNow();
  const [, navigate] = useLocation();
  if (!event) return <NotFound />;
  const time = event.named ?? event.next ?? event.last;
  const known = [event.named, event.next, event.last].flatMap((one) => one ?? []);
  const times = known.filter(({ occursAt }, index) => known.findIndex((one) => one.occursAt === occursAt) === index);
  return (
    <EventPage event={event} reload={reload}>
      {time ? (
        <>
          <Select
            name="time"
            label="Time (Manila)"
            hint="To see another date, choose it under Times."
            value={time.occursAt}
            options={times.map(({ occursAt, startsAt, endsAt }) => ({
              value: occursAt,
              label: `${eventDayText(startsAt, now)} · ${eventHoursText({ startsAt, endsAt }, now)}`,
            }))}
            onChange={(at) => navigate(routePath('event', { id }, { tab: 'attendance', at }), { replace: true })}
          />
          <AttendeeTable
            event={event}
            occursAt={time.occursAt}
            at={queryRef.variables.at ?? null}
            hasStarted={Date.parse(time.startsAt) <= now.getTime()}
          />
        </>
      ) : (
        <EmptyState vignette={<Vignette of="people" />} title="No time yet" text="Attendees appear here once the event has a date." />
      )}
    </EventPage>
  );
}

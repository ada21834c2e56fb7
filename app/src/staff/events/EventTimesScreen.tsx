import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { EventPage } from './EventPage.tsx';
import { EventTimesTable } from './EventTimesTable.tsx';
import type { EventTimesScreen_past$key } from './__generated__/EventTimesScreen_past.graphql.ts';
import type { EventTimesScreen_upcoming$key } from './__generated__/EventTimesScreen_upcoming.graphql.ts';
import type { EventTimesScreenPastQuery } from './__generated__/EventTimesScreenPastQuery.graphql.ts';
import type { EventTimesScreenQuery, EventTimesScreenQuery$data } from './__generated__/EventTimesScreenQuery.graphql.ts';
import type { EventTimesScreenUpcomingQuery } from './__generated__/EventTimesScreenUpcomingQuery.graphql.ts';

const QUERY = graphql`
  query EventTimesScreenQuery($id: Int!) @preloadable {
    viewer {
      event(databaseId: $id) {
        ...EventPage_event
        ...EventTimesTable_event
        ...EventTimesScreen_upcoming
        ...EventTimesScreen_past
      }
    }
  }
`;

/**
 * The upcoming and past times of an event at `/events/{id}?tab=times`. Each time of a recurring
 * event can be moved or cancelled separately.
 */
export function EventTimesScreen({ queryRef }: { queryRef: PreloadedQuery<EventTimesScreenQuery> }) {
  const { event } = usePreloadedQuery<EventTimesScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<EventTimesScreenQuery>(QUERY, queryRef.variables);
  if (!event) return <NotFound />;
  return (
    <EventPage event={event} reload={reload}>
      <EventTimes event={event} />
    </EventPage>
  );
}

/** Maximum number of times reloaded after one of them was changed. */
const MOST = 100;
const countOf = ({ length }: readonly unknown[]): number => Math.min(MOST, Math.max(10, length));

function EventTimes({ event }: { event: NonNullable<EventTimesScreenQuery$data['viewer']['event']> }) {
  const { data: upcoming, ...moreToCome } = usePaginationFragment<EventTimesScreenUpcomingQuery, EventTimesScreen_upcoming$key>(
    graphql`
      fragment EventTimesScreen_upcoming on Event
      @refetchable(queryName: "EventTimesScreenUpcomingQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        upcoming(first: $count, after: $cursor) @connection(key: "EventTimesScreen_upcoming") {
          edges {
            node {
              ...EventTimesTable_times
            }
          }
        }
      }
    `,
    event,
  );
  const { data: past, ...morePast } = usePaginationFragment<EventTimesScreenPastQuery, EventTimesScreen_past$key>(
    graphql`
      fragment EventTimesScreen_past on Event
      @refetchable(queryName: "EventTimesScreenPastQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        past(first: $count, after: $cursor) @connection(key: "EventTimesScreen_past") {
          edges {
            node {
              ...EventTimesTable_times
            }
          }
        }
      }
    `,
    event,
  );
  const toCome = upcoming.upcoming.edges.map(({ node }) => node);
  const over = past.past.edges.map(({ node }) => node);
  const table = { event, counts: { upcoming: countOf(toCome), past: countOf(over) } };
  return (
    <>
      <EventTimesTable title="Upcoming" times={toCome} more={moreToCome} {...table} />
      <EventTimesTable title="Past" times={over} more={morePast} {...table} />
    </>
  );
}

import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { EventView } from './EventView.tsx';
import type { EventScreenQuery } from './__generated__/EventScreenQuery.graphql.ts';

const QUERY = graphql`
  query EventScreenQuery($id: Int!) @preloadable {
    viewer {
      event(databaseId: $id) {
        ...EventView_event
      }
    }
  }
`;

/**
 * `/events/my-events/{id}`: an event, its times and places, and the member's RSVPs.
 * @spec 1 §2.5
 */
export function EventScreen({ queryRef }: { queryRef: PreloadedQuery<EventScreenQuery> }) {
  const { event } = usePreloadedQuery<EventScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<EventScreenQuery>(QUERY, queryRef.variables);
  return event ? <EventView event={event} reload={reload} /> : <NotFound />;
}

import { EmptyState, EventList, Vignette } from '@atlas/ui';
import { NO_DATA } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import { EventListItem } from '../shared/EventListItem.tsx';
import type { ContentActivities_viewer$key } from './__generated__/ContentActivities_viewer.graphql.ts';

/** The events of a member, those to come first. */
export function ContentActivities({ viewer: key }: { viewer: ContentActivities_viewer$key }) {
  const { myEvents } = useFragment(
    graphql`
      fragment ContentActivities_viewer on Viewer {
        myEvents(first: 20) {
          edges {
            node {
              id
              ...EventListItem_event
            }
          }
        }
      }
    `,
    key,
  );
  const events = myEvents.edges.map(({ node }) => node);
  if (events.length === 0) {
    return <EmptyState vignette={<Vignette of="events" />} title={NO_DATA} text="Your events show here as soon as there is one." />;
  }
  return (
    <EventList label="Activities">
      {events.map((event) => (
        <EventListItem key={event.id} event={event} />
      ))}
    </EventList>
  );
}

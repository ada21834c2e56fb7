import { ButtonLink, EmptyState, EventList, Row, Stack, Text, Vignette } from '@atlas/ui';
import { NO_DATA } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { EventListItem } from '../shared/EventListItem.tsx';
import type { ContentActivities_viewer$key } from './__generated__/ContentActivities_viewer.graphql.ts';

/** The member's events, upcoming ones first. Links to all of them when there are more than fit. */
export function ContentActivities({ viewer: key }: { viewer: ContentActivities_viewer$key }) {
  const { myEvents } = useFragment(
    graphql`
      fragment ContentActivities_viewer on Viewer {
        myEvents(first: 20) {
          pageInfo {
            hasNextPage
          }
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
    return (
      <EmptyState
        vignette={<Vignette of="events" />}
        title={NO_DATA}
        text="Live hours, workshops and meet-ups appear here once one is open to you."
        action={<ButtonLink href={routePath('viewCourses')}>See my courses</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap={6}>
      <Text tone="muted">Manila time</Text>
      <EventList label="Activities">
        {events.map((event) => (
          <EventListItem key={event.id} event={event} />
        ))}
      </EventList>
      {myEvents.pageInfo.hasNextPage && (
        <Row justify="center">
          <ButtonLink href={routePath('viewEvents')}>See all events</ButtonLink>
        </Row>
      )}
    </Stack>
  );
}

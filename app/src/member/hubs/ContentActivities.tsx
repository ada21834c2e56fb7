import { Card, EmptyState, Heading, Link, Stack, Text, Vignette } from '@atlas/ui';
import { NO_DATA } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatLongDate, formatTime } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ContentActivities_viewer$key } from './__generated__/ContentActivities_viewer.graphql.ts';

/** The events of a member, those to come first. */
export function ContentActivities({ viewer: key }: { viewer: ContentActivities_viewer$key }) {
  const { myEvents } = useFragment(
    graphql`
      fragment ContentActivities_viewer on Viewer {
        myEvents(first: 20) {
          edges {
            node {
              databaseId
              name
              next {
                startsAt
              }
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
    <Stack gap={3} as="ul" aria-label="Activities">
      {events.map(({ databaseId: id, name, next }) => (
        <Card key={id} as="li">
          <Stack gap={1}>
            <Heading level={2} size="label">
              <Link href={routePath('viewEvent', { id })} tone="quiet">
                {name}
              </Link>
            </Heading>
            <Text size={14} tone="muted" numeric>
              {next ? `${formatLongDate(next.startsAt)}, ${formatTime(next.startsAt)}` : 'It is over.'}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

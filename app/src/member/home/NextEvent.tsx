import { ButtonLink, Card, Heading, Stack, Text } from '@atlas/ui';
import { eventTimeText } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import type { NextEvent_viewer$key } from './__generated__/NextEvent_viewer.graphql.ts';

/** The next event, or the one in progress. Renders nothing without one. */
export function NextEvent({ viewer: key }: { viewer: NextEvent_viewer$key }) {
  const { myEvents } = useFragment(
    graphql`
      fragment NextEvent_viewer on Viewer {
        myEvents(first: 1, filter: { period: UPCOMING }) {
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
  const now = useNow();
  const [event] = myEvents.edges.map(({ node }) => node);
  if (!event?.next) return null;
  return (
    <Card as="section" aria-labelledby="next-event">
      <Stack gap={3}>
        <Heading level={2} size="label" id="next-event">
          Next event
        </Heading>
        <Stack gap={1}>
          <Text weight="label">{event.name}</Text>
          <Text size={14} tone="muted" numeric>
            {eventTimeText(event.next.startsAt, now)}
          </Text>
        </Stack>
        <ButtonLink href={routePath('viewEvent', { id: event.databaseId })} block>
          Open the event
        </ButtonLink>
      </Stack>
    </Card>
  );
}

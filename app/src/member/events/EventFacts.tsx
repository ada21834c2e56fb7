import { Avatar, Row, Stack, Text } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { useRecurrenceText } from '../../shared/events/useRecurrenceText.ts';
import type { EventFacts_event$key } from './__generated__/EventFacts_event.graphql.ts';

/** The host, recurrence, place and number of seats of an event. */
export function EventFacts({ event: key }: { event: EventFacts_event$key }) {
  const event = useFragment(
    graphql`
      fragment EventFacts_event on Event {
        place
        isOnline
        seats
        host {
          name
        }
        ...useRecurrenceText_event
      }
    `,
    key,
  );
  const { host, place, isOnline, seats } = event;
  const repeats = useRecurrenceText(event);
  return (
    <Stack gap={3}>
      {host && (
        <Row>
          <Avatar name={host.name} />
          <div>
            <Text weight="label">{host.name}</Text>
            <Text size={14} tone="muted">
              Your host
            </Text>
          </div>
        </Row>
      )}
      <div>
        <Text>{repeats}</Text>
        <Text>{[place, isOnline ? 'Online' : ''].filter(Boolean).join(' and ')}</Text>
        {seats != null && <Text>{seats === 1 ? '1 seat' : `${seats} seats`}</Text>}
      </div>
    </Stack>
  );
}

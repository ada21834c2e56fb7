import { Accordion, Stack, StatusBadge, Timeline } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { countNoun } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import { EventOutcome } from './EventOutcome.tsx';
import { ProcessEventButton } from './ProcessEventButton.tsx';
import { eventTone } from './providerTones.ts';
import type { ProviderEvents_payment$key } from './__generated__/ProviderEvents_payment.graphql.ts';

interface ProviderEventsProps {
  payment: ProviderEvents_payment$key;
  /** The heading level of the disclosure. */
  level: 3 | 4;
  /** Whether the current user may process an event again. */
  mayDecide: boolean;
  reload: () => Promise<unknown>;
}

const EVENTS = { one: 'event', many: 'events' };

/** The events that a provider reported about a payment, newest first, behind their number. */
export function ProviderEvents({ payment: key, level, mayDecide, reload }: ProviderEventsProps) {
  const { databaseId, events } = useFragment(
    graphql`
      fragment ProviderEvents_payment on ProviderPayment {
        databaseId
        events {
          databaseId
          type
          stateText
          createdAt
          ...EventOutcome_event
          ...ProcessEventButton_event
        }
      }
    `,
    key,
  );
  if (events.length === 0) return null;
  const items = events.toReversed().map((event) => ({
    id: String(event.databaseId),
    title: event.type,
    meta: instantText(event.createdAt),
    children: (
      <Stack gap={2} align="start">
        <StatusBadge tone={eventTone(event.stateText)} text={event.stateText} />
        <EventOutcome event={event} />
        {mayDecide && <ProcessEventButton event={event} reload={reload} />}
      </Stack>
    ),
  }));
  return (
    <Accordion
      level={level}
      items={[
        {
          id: `events-${databaseId}`,
          title: countNoun(events.length, EVENTS),
          content: <Timeline label="Events of this payment" items={items} />,
        },
      ]}
    />
  );
}

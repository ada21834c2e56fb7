import { Alert, Card, Cover, KeyValueList, Stack, Text } from '@atlas/ui';
import { eventSpanText } from '@atlas/domain/events';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useRecurrenceText } from '../../shared/events/useRecurrenceText.ts';
import { namesOf } from '../../admin/namesOf.ts';
import { useReload } from '../../relay/useReload.ts';
import { useNow } from '../../session/useNow.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { MarkdownText } from '../shared/MarkdownText.tsx';
import { EventPage } from './EventPage.tsx';
import type { EventOverview_event$key } from './__generated__/EventOverview_event.graphql.ts';
import type { EventOverviewScreenQuery } from './__generated__/EventOverviewScreenQuery.graphql.ts';

const QUERY = graphql`
  query EventOverviewScreenQuery($id: Int!) @preloadable {
    viewer {
      event(databaseId: $id) {
        ...EventPage_event
        ...EventOverview_event
      }
    }
  }
`;

/**
 * An event's description, times, place and access levels at `/events/{id}`.
 *
 * @spec 1 §2.5
 */
export function EventOverviewScreen({ queryRef }: { queryRef: PreloadedQuery<EventOverviewScreenQuery> }) {
  const { viewer } = usePreloadedQuery<EventOverviewScreenQuery>(QUERY, queryRef);
  const reload = useReload<EventOverviewScreenQuery>(QUERY, queryRef.variables);
  const event = useFragment<EventOverview_event$key>(
    graphql`
      fragment EventOverview_event on Event {
        databaseId
        description
        coverUrl
        startsAt
        endsAt
        timeZone
        recurrence {
          ...useRecurrenceText_recurrence
        }
        place
        link
        seats
        recordingUrl
        cancelReason
        createdAt
        host {
          name
        }
        accessLevels {
          name
        }
        products {
          name
        }
      }
    `,
    viewer.event ?? null,
  );
  const now = useNow();
  const repeats = useRecurrenceText(event?.recurrence);
  if (!viewer.event || !event) return <NotFound />;
  return (
    <EventPage
      event={viewer.event}
      reload={reload}
      aside={
        <Card>
          <Stack gap={4}>
            <Cover id={event.databaseId} picture={event.coverUrl ?? null} />
            <KeyValueList
              items={[
                { label: 'First time', value: eventSpanText({ startsAt: event.startsAt, endsAt: event.endsAt }, now) },
                { label: 'Repeats', value: repeats },
                { label: 'Entered in', value: event.timeZone },
                { label: 'Place', value: event.place },
                { label: 'Link', value: event.link ?? '' },
                { label: 'Recording', value: event.recordingUrl ?? '' },
                { label: 'Seats', value: event.seats ?? 'Unlimited' },
                { label: 'Host', value: event.host?.name ?? '' },
                { label: 'In products', value: namesOf(event.products) },
                { label: 'Access levels', value: namesOf(event.accessLevels) },
                { label: 'Created', value: formatShortDate(event.createdAt) },
              ]}
            />
          </Stack>
        </Card>
      }
    >
      {event.cancelReason != null && (
        <Alert tone="danger" title="This event was cancelled.">
          {event.cancelReason}
        </Alert>
      )}
      {event.description === '' ? <Text tone="muted">No description yet.</Text> : <MarkdownText source={event.description} />}
    </EventPage>
  );
}

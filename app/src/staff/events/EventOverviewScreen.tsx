import { Alert, Card, Cover, DateLines, KeyValueList, Stack, Text } from '@atlas/ui';
import { eventDayText, eventHoursText } from '@atlas/domain/events';
import { timeZoneNamed } from '@atlas/domain/time';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { namesOf } from '../../admin/namesOf.ts';
import { useReload } from '../../relay/useReload.ts';
import { useNow } from '../../session/useNow.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { MarkdownText } from '../shared/MarkdownText.tsx';
import { EventPage } from './EventPage.tsx';
import { EventRepeats } from './EventRepeats.tsx';
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
        next {
          startsAt
          endsAt
        }
        last {
          startsAt
          endsAt
        }
        ...EventRepeats_event
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
  if (!viewer.event || !event) return <NotFound />;
  const { next, last } = event;
  const { startsAt, endsAt } = next ?? last ?? event;
  const isOver = !next && last;
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
                {
                  label: isOver ? 'Last time' : 'Next time',
                  value: (
                    <DateLines day={eventDayText(startsAt, now)} hours={`${eventHoursText({ startsAt, endsAt }, now)}, Manila time`} />
                  ),
                },
                { label: 'Repeats', value: <EventRepeats event={event} /> },
                { label: 'Entered in', value: timeZoneNamed(event.timeZone) },
                { label: 'Place', value: event.place },
                { label: 'Link', value: event.link ?? '' },
                { label: 'Recording', value: event.recordingUrl ?? '' },
                { label: 'Seats', value: event.seats ?? 'Unlimited' },
                { label: 'Host', value: event.host?.name ?? '' },
                { label: 'In products', value: namesOf(event.products) },
                { label: 'Access levels', value: namesOf(event.accessLevels) },
                { label: 'Created', value: eventDayText(event.createdAt, now) },
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

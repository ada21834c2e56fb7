import { Alert, ButtonLink, CourseHero, CoursePage, Heading, RichText, Stack, StickyActions } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { PageHead } from '../../routing/PageHead.tsx';
import { EventAction, useEventAction } from '../shared/EventAction.tsx';
import { useReloadAt } from '../shared/useReloadAt.ts';
import { EventCalendarLinks } from './EventCalendarLinks.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventTimes, FIRST_TIMES } from './EventTimes.tsx';
import { useRsvps } from './useRsvps.ts';
import type { EventView_event$key } from './__generated__/EventView_event.graphql.ts';

// Loaded on demand: only locked events show it.
const EventLock = lazyPart('EventLock', async () => (await import('./EventLock.tsx')).EventLock);

interface EventViewProps {
  event: EventView_event$key;
  /** Loads the page's data again. */
  reload: () => Promise<unknown>;
}

/**
 * An event as a member sees it: its next times with RSVPs, the meeting link, calendar links, and
 * the recording afterwards.
 */
export function EventView({ event: key, reload }: EventViewProps) {
  const event = useFragment(
    graphql`
      fragment EventView_event on Event {
        databaseId
        revision
        name
        shortDescription
        descriptionTree
        coverUrl
        cancelledAt
        cancelReason
        lock {
          __typename
        }
        last {
          recordingUrl
        }
        next {
          startsAt
          endsAt
          linkShownAt
        }
        ...EventAction_event
        ...EventLock_event
        ...EventTimes_event
        ...EventFacts_event
      }
    `,
    key,
  );
  const { databaseId: eventId, revision, name } = event;
  const [shown, setShown] = useState(FIRST_TIMES);
  const answers = useRsvps({ eventId, revision, shown }, reload);
  const { next } = event;
  useReloadAt([next?.linkShownAt, next?.startsAt, next?.endsAt], reload);
  const { action } = useEventAction(event, answers);
  const recording = event.last?.recordingUrl;
  const primary = <EventAction event={event} answers={answers} />;
  return (
    <>
      <PageHead title={name} phone={{ backHref: routePath('viewEvents'), backLabel: 'Back to My Events', title: 'My Events' }} />
      <CoursePage
        hero={
          <CourseHero
            coverId={eventId}
            picture={event.coverUrl}
            name={name}
            description={event.shortDescription || undefined}
            action={action === 'none' ? undefined : primary}
          />
        }
        aside={
          <Stack gap={6}>
            <EventFacts event={event} />
            <EventCalendarLinks />
          </Stack>
        }
        actions={action !== 'none' && action !== 'waiting' && <StickyActions scope="phone" primary={primary} />}
      >
        {event.cancelledAt != null && (
          <Alert tone="danger" title="This event was cancelled.">
            {event.cancelReason}
          </Alert>
        )}
        {event.lock && (
          <Suspense>
            <EventLock event={event} />
          </Suspense>
        )}
        <EventTimes event={event} answers={answers} onMore={setShown} isLocked={event.lock != null} />
        {recording != null && (
          <Alert title="The recording of the last time is here." action={<ButtonLink href={recording}>Watch the recording</ButtonLink>} />
        )}
        {event.descriptionTree.length > 0 && (
          <Stack gap={3} as="section" aria-labelledby="about-event">
            <Heading level={2} size="subheading" id="about-event">
              About this event
            </Heading>
            <RichText text={event.descriptionTree} level={3} />
          </Stack>
        )}
      </CoursePage>
    </>
  );
}

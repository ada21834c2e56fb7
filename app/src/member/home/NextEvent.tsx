import { Badge, Button, ButtonLink, Card, DateTile, Heading, Row, Stack, Text } from '@atlas/ui';
import { eventTimeText } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import { manilaClock, MONTHS } from '@atlas/domain/time';
import { useTransition } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { useNow } from '../../session/useNow.ts';
import type { NextEvent_event$data, NextEvent_event$key } from './__generated__/NextEvent_event.graphql.ts';
import type { NextEvent_viewer$key } from './__generated__/NextEvent_viewer.graphql.ts';

/** The next event with the member's RSVP, or the one in progress. Renders nothing without one. */
export function NextEvent({ viewer: key }: { viewer: NextEvent_viewer$key }) {
  const { myEvents } = useFragment(
    graphql`
      fragment NextEvent_viewer on Viewer {
        myEvents(first: 1, filter: { period: UPCOMING }) {
          edges {
            node {
              ...NextEvent_event
            }
          }
        }
      }
    `,
    key,
  );
  const [event] = myEvents.edges.map(({ node }) => node);
  return event ? <EventCard event={event} /> : null;
}

function EventCard({ event: key }: { event: NextEvent_event$key }) {
  const event = useFragment(
    graphql`
      fragment NextEvent_event on Event {
        databaseId
        revision
        name
        state
        next {
          occursAt
          startsAt
          action
          link
          myRsvp
          mySeat {
            state
          }
        }
      }
    `,
    key,
  );
  const now = useNow();
  if (!event.next) return null;
  const { startsAt } = event.next;
  const { month, day } = manilaClock(startsAt);
  return (
    <Card as="section" aria-labelledby="next-event">
      <Stack gap={3}>
        <Row justify="between" wrap gap={2}>
          <Heading level={2} size="label" id="next-event">
            {event.state === 'LIVE' ? 'Happening now' : 'Next event'}
          </Heading>
          <Rsvp event={event} />
        </Row>
        <Row gap={3} align="start">
          <DateTile month={MONTHS[month - 1] ?? ''} day={day} />
          <Stack gap={1}>
            <Text weight="label">{event.name}</Text>
            <Text size={14} tone="muted" numeric>
              {eventTimeText(startsAt, now)}
            </Text>
          </Stack>
        </Row>
        <Action event={event} />
      </Stack>
    </Card>
  );
}

/** The meeting while it is open, also for a member who has not answered yet; otherwise the event's page. */
function Action({ event: { databaseId: id, revision, next } }: { event: NextEvent_event$data }) {
  const environment = useRelayEnvironment();
  const [isJoining, startJoining] = useTransition();
  if (next?.action !== 'JOIN') {
    return (
      <ButtonLink href={routePath('viewEvent', { id })} block>
        Open the event
      </ButtonLink>
    );
  }
  const { occursAt, link } = next;
  if (link != null) {
    return (
      <ButtonLink href={link} block>
        Join now
      </ButtonLink>
    );
  }
  const join = () =>
    startJoining(async () => {
      try {
        // Loads with the press.
        const { joinNextEvent } = await import('./joinNextEvent.ts');
        await joinNextEvent(environment, { id, occursAt, revision });
      } catch (error) {
        showError(error);
      }
    });
  return (
    <Button block loading={isJoining} loadingText="Joining" onClick={join}>
      Join now
    </Button>
  );
}

/** The member's RSVP to the next time. Renders nothing without one. */
function Rsvp({ event: { next } }: { event: NextEvent_event$data }) {
  if (next?.myRsvp === 'NO') return <Badge>Not going</Badge>;
  if (next?.myRsvp !== 'YES') return null;
  return next.mySeat?.state === 'WAITING' ? <Badge tone="warning">On the waiting list</Badge> : <Badge tone="success">You’re going</Badge>;
}

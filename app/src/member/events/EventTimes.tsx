import { Button, Card, Divider, Heading, Row, Stack, Text } from '@atlas/ui';
import Check from 'lucide-react/icons/check';
import { Fragment } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { EventTimeRow } from './EventTimeRow.tsx';
import type { Rsvps } from '../shared/useAnswers.ts';
import type { EventTimes_event$key } from './__generated__/EventTimes_event.graphql.ts';
import type { EventTimesMoreQuery } from './__generated__/EventTimesMoreQuery.graphql.ts';

/** The number of times shown at first, and added with each press. */
export const FIRST_TIMES = 4;
const MORE_TIMES = 8;

interface EventTimesProps {
  event: EventTimes_event$key;
  answers: Rsvps;
  /** Called with the new number of shown times when more are requested. */
  onMore: (count: number) => void;
  /** A locked event takes no RSVPs. */
  isLocked: boolean;
}

/** The next times of an event, each with the member's RSVP. */
export function EventTimes({ event: key, answers, onMore, isLocked }: EventTimesProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<EventTimesMoreQuery, EventTimes_event$key>(
    graphql`
      fragment EventTimes_event on Event
      @refetchable(queryName: "EventTimesMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 4 }, cursor: { type: "String" }) {
        cancelledAt
        recurrence {
          __typename
        }
        upcoming(first: $count, after: $cursor) @connection(key: "EventTimes_upcoming") {
          edges {
            node {
              occursAt
              ...EventTimeRow_time
            }
          }
        }
      }
    `,
    key,
  );
  const { recurrence, cancelledAt } = data;
  const times = data.upcoming.edges.map(({ node }) => node);
  const showMore = () => {
    onMore(times.length + MORE_TIMES);
    loadNext(MORE_TIMES);
  };
  const isCancelled = cancelledAt != null;
  return (
    <Card as="section" aria-labelledby="event-times">
      <Stack gap={4}>
        <Row gap={2} align="baseline" wrap>
          <Heading level={2} size="subheading" id="event-times">
            {recurrence ? 'Next times' : 'When'}
          </Heading>
          {times.length > 0 && (
            <Text size={14} tone="muted">
              Manila time
            </Text>
          )}
        </Row>
        {times.length === 0 && <Text tone="muted">This event is over.</Text>}
        {recurrence && times.length > 0 && !isLocked && !isCancelled && (
          <Row>
            <Button
              size="dense"
              iconStart={answers.isForAll ? Check : undefined}
              aria-pressed={answers.isForAll}
              onClick={() => answers.setForAll(!answers.isForAll)}
            >
              Answer for all upcoming dates
            </Button>
          </Row>
        )}
        {times.map((time, index) => (
          <Fragment key={time.occursAt}>
            {index > 0 && <Divider />}
            <EventTimeRow time={time} answers={answers} isLocked={isLocked} isNext={index === 0} />
          </Fragment>
        ))}
        {hasNext && !isCancelled && (
          <Row justify="center">
            <Button size="dense" loading={isLoadingNext} loadingText="Loading" onClick={showMore}>
              Show more times
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

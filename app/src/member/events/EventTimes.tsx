import { Button, Card, Divider, Heading, Row, Stack, Text } from '@atlas/ui';
import Check from 'lucide-react/icons/check';
import Repeat from 'lucide-react/icons/repeat';
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import { EventTimeRow } from './EventTimeRow.tsx';
import type { Answers } from './useAnswers.ts';
import type { EventTimes_event$key } from './__generated__/EventTimes_event.graphql.ts';

/** So many times are shown at most. */
const MOST_TIMES = 4;

interface EventTimesProps {
  event: EventTimes_event$key;
  answers: Answers;
  /** Nobody answers to what does not open for them. */
  isLocked: boolean;
}

/** The next times of an event, each with the member's answer. */
export function EventTimes({ event: key, answers, isLocked }: EventTimesProps) {
  const { recurrence, next, occurrences } = useFragment(
    graphql`
      fragment EventTimes_event on Event {
        recurrence {
          __typename
        }
        next {
          occursAt
          ...EventTimeRow_time
        }
        occurrences(from: $from, to: $to) {
          occursAt
          endsAt
          ...EventTimeRow_time
        }
      }
    `,
    key,
  );
  const now = useNow();
  const soon = occurrences.filter(({ endsAt }) => Date.parse(endsAt) > now.getTime()).slice(0, MOST_TIMES);
  // What comes rarely has its next time later.
  const upcoming = soon.length === 0 && next ? [next] : soon;
  return (
    <Card as="section" aria-labelledby="event-times">
      <Stack gap={4}>
        <Heading level={2} size="subheading" id="event-times">
          {recurrence ? 'Next times' : 'When'}
        </Heading>
        {upcoming.length === 0 && <Text tone="muted">This event is over.</Text>}
        {recurrence && upcoming.length > 0 && !isLocked && (
          <Row>
            <Button
              size="dense"
              iconStart={answers.isForAll ? Check : Repeat}
              aria-pressed={answers.isForAll}
              onClick={() => answers.setForAll(!answers.isForAll)}
            >
              Answer for all times to come
            </Button>
          </Row>
        )}
        {upcoming.map((time, index) => (
          <Fragment key={time.occursAt}>
            {index > 0 && <Divider />}
            <EventTimeRow time={time} answers={answers} isLocked={isLocked} isNext={index === 0} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}

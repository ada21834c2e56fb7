import { graphql, useFragment } from 'react-relay/hooks';
import { useRecurrenceText } from '../../shared/events/useRecurrenceText.ts';
import type { EventRepeats_event$key } from './__generated__/EventRepeats_event.graphql.ts';

/** How often an event takes place. */
export const EventRepeats = ({ event }: { event: EventRepeats_event$key }) =>
  useRecurrenceText(
    useFragment(
      graphql`
        fragment EventRepeats_event on Event {
          ...useRecurrenceText_event
        }
      `,
      event,
    ),
  );

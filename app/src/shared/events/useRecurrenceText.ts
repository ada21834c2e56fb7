import { recurrenceText } from '@atlas/domain/events';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import { recurrenceOf } from './recurrenceOf.ts';
import type { useRecurrenceText_event$key } from './__generated__/useRecurrenceText_event.graphql.ts';

/** Describes an event's recurrence: "Every Wednesday", or "One time" for a single event. */
export function useRecurrenceText(key: useRecurrenceText_event$key): string {
  const { startsAt, recurrence } = useFragment(
    graphql`
      fragment useRecurrenceText_event on Event {
        startsAt
        recurrence {
          every
          interval
          weekDays
          until
        }
      }
    `,
    key,
  );
  const now = useNow();
  if (!recurrence) return recurrenceText({ startsAt, recurrence: null }, now);
  const { every, interval, weekDays, until } = recurrence;
  return recurrenceText({ startsAt, recurrence: recurrenceOf({ every, interval, weekDays, until: until ?? null }) }, now);
}

import { recurrenceText } from '@atlas/domain/events';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import { recurrenceOf } from './recurrenceOf.ts';
import type { useRecurrenceText_recurrence$key } from './__generated__/useRecurrenceText_recurrence.graphql.ts';

/** Describes an event's recurrence: "Every week", or "Once" for a single event. */
export function useRecurrenceText(key: useRecurrenceText_recurrence$key | null | undefined): string {
  const recurrence = useFragment(
    graphql`
      fragment useRecurrenceText_recurrence on Recurrence {
        every
        interval
        weekDays
        until
      }
    `,
    key ?? null,
  );
  const now = useNow();
  if (!recurrence) return recurrenceText(null, now);
  const { every, interval, weekDays, until } = recurrence;
  return recurrenceText(recurrenceOf({ every, interval, weekDays, until: until ?? null }), now);
}

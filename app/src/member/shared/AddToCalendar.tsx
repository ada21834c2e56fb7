import { ButtonLink, IconButton } from '@atlas/ui';
import { calendarFor } from '@atlas/domain/events';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useIsInApp } from '../../shared/uploads/useIsInApp.ts';
import { calendarFileHref } from './calendarFileHref.ts';
import type { AddToCalendar_time$key } from './__generated__/AddToCalendar_time.graphql.ts';

// Loads with the first press.
const CalendarsDialog = lazyPart('CalendarsDialog', async () => (await import('./CalendarsDialog.tsx')).CalendarsDialog);

const never = () => () => undefined;
const currentCalendar = () => calendarFor(navigator.userAgent);
const onServer = () => calendarFor(null);

interface AddToCalendarProps {
  eventId: number;
  time: AddToCalendar_time$key;
  /** Offers to add all dates of the event as well. */
  recurs: boolean;
}

/**
 * Adds one time of an event to the calendar that fits the device, in one press. The second button
 * offers the other ways.
 */
export function AddToCalendar({ eventId, time: key, recurs }: AddToCalendarProps) {
  const { occursAt, googleCalendarUrl } = useFragment(
    graphql`
      fragment AddToCalendar_time on EventOccurrence {
        occursAt
        googleCalendarUrl
      }
    `,
    key,
  );
  const isFile = useSyncExternalStore(never, currentCalendar, onServer) === 'file';
  // The built-in browsers of apps often ignore links that open a new tab.
  const isInApp = useIsInApp();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isFile ? (
        <ButtonLink href={calendarFileHref(eventId, occursAt)} download>
          Add to calendar
        </ButtonLink>
      ) : (
        <ButtonLink href={googleCalendarUrl} newTab={!isInApp}>
          Add to calendar
        </ButtonLink>
      )}
      <IconButton icon={ChevronDown} label="Other calendars" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <CalendarsDialog
            eventId={eventId}
            occursAt={occursAt}
            googleCalendarUrl={googleCalendarUrl}
            recurs={recurs}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

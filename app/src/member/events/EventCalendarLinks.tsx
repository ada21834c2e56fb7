import { ButtonLink, Heading, Stack } from '@atlas/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { DownloadHelp } from '../../shared/uploads/DownloadHelp.tsx';
import { useOpenInBrowser } from '../../shared/uploads/useOpenInBrowser.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

/** Adds an event to the member's calendar: once as a file, or by subscribing to all events. */
export function EventCalendarLinks({ eventId }: { eventId: number }) {
  const isInApp = useOpenInBrowser() !== '';
  return (
    <Stack gap={3} as="section" aria-labelledby="event-calendar" align="start">
      <Heading level={2} size="label" id="event-calendar">
        Your calendar
      </Heading>
      {isInApp ? (
        <DownloadHelp />
      ) : (
        <ButtonLink href={`/api/events/${eventId}.ics`} download iconStart={CalendarPlus}>
          Add to my calendar
        </ButtonLink>
      )}
      <SubscribeButton />
    </Stack>
  );
}

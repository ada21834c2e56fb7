import { ButtonLink, Heading, Stack } from '@atlas/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { DownloadHelp } from '../../shared/uploads/DownloadHelp.tsx';
import { useOpenInBrowser } from '../../shared/uploads/useOpenInBrowser.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

/** The ways of an event into one's own calendar: once as a file, or with all others. */
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

import { ButtonLink, Heading, Stack } from '@atlas/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Suspense } from 'react';
import { part } from '../../routing/part.ts';
import { useInAppBrowser } from '../../uploads/useInAppBrowser.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

// Few need it.
const DownloadHelp = part('DownloadHelp', async () => (await import('../../uploads/DownloadHelp.tsx')).DownloadHelp);

/** The ways of an event into one's own calendar: once as a file, or with all others. */
export function EventCalendarLinks({ eventId }: { eventId: number }) {
  const isInApp = useInAppBrowser();
  return (
    <Stack gap={3} as="section" aria-labelledby="event-calendar" align="start">
      <Heading level={2} size="label" id="event-calendar">
        Your calendar
      </Heading>
      {isInApp ? (
        <Suspense>
          <DownloadHelp />
        </Suspense>
      ) : (
        <ButtonLink href={`/api/events/${eventId}.ics`} download iconStart={CalendarPlus}>
          Add to my calendar
        </ButtonLink>
      )}
      <SubscribeButton />
    </Stack>
  );
}

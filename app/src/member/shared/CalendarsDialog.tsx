import { Button, ButtonLink, Modal, Stack, Text } from '@atlas/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useState } from 'react';
import { DownloadHelp } from '../../shared/uploads/DownloadHelp.tsx';
import { useIsInApp } from '../../shared/uploads/useIsInApp.ts';
import { CalendarFeedDialog } from './CalendarFeedDialog.tsx';
import { calendarFileHref } from './calendarFileHref.ts';

interface CalendarsDialogProps {
  eventId: number;
  occursAt: string;
  googleCalendarUrl: string;
  recurs: boolean;
  onClose: () => void;
}

/**
 * All ways to get an event into a calendar: Google Calendar, a file, or the feed. The built-in
 * browsers of apps cannot save files, so there a way to the browser replaces them.
 */
export function CalendarsDialog({ eventId, occursAt, googleCalendarUrl, recurs, onClose }: CalendarsDialogProps) {
  const isInApp = useIsInApp();
  const [isSubscribing, setSubscribing] = useState(false);
  if (isSubscribing) return <CalendarFeedDialog onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title="Add to calendar">
      <Stack gap={3}>
        <ButtonLink block href={googleCalendarUrl} newTab={!isInApp} iconStart={CalendarPlus}>
          Google Calendar
        </ButtonLink>
        {!isInApp && (
          <ButtonLink block href={calendarFileHref(eventId, occursAt)} download iconStart={CalendarPlus}>
            Apple, Outlook and others (.ics)
          </ButtonLink>
        )}
        {!isInApp && recurs && (
          <ButtonLink block href={calendarFileHref(eventId)} download iconStart={CalendarDays}>
            All dates of this event (.ics)
          </ButtonLink>
        )}
        <Button block iconStart={CalendarSync} onClick={() => setSubscribing(true)}>
          Subscribe to my calendar
        </Button>
        <Text size={14} tone="muted">
          Subscribe once, and your calendar shows every event you are going to.
        </Text>
        <DownloadHelp />
      </Stack>
    </Modal>
  );
}

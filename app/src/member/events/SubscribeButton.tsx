import { Button } from '@atlas/ui';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';

// Loads with the first press.
const CalendarFeedDialog = lazyPart(
  'CalendarFeedDialog',
  async () => (await import('../shared/CalendarFeedDialog.tsx')).CalendarFeedDialog,
);

/** Opens the address through which a calendar app follows the member's events. */
export function SubscribeButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button iconStart={CalendarSync} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Subscribe to my calendar
      </Button>
      {isOpen && (
        <Suspense>
          <CalendarFeedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

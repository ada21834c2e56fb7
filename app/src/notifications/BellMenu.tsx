import { Bell } from '@atlas/ui';
import { useRef, useState } from 'react';
import { showError } from '../admin/actions/showError.ts';
import { useUnread } from './useUnread.ts';

type Panel = typeof import('./BellPanel.tsx').BellPanel;

/**
 * The bell with the number of unread notifications. Pressing it opens their list, whose code loads
 * with the press.
 */
export function BellMenu({ userId }: { userId: number | undefined }) {
  const counted = useUnread(userId);
  const [Open, setOpen] = useState<Panel | null>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const open = () => void import('./BellPanel.tsx').then(({ BellPanel }) => setOpen(() => BellPanel)).catch(showError);
  return (
    <>
      <Bell {...counted} ref={bell} open={Open !== null} onPress={open} />
      {Open && <Open bell={bell} unread={counted.unread} onClose={() => setOpen(null)} />}
    </>
  );
}

import { roleInUse } from '@atlas/domain/access';
import { isFacebookReminderDue, showsFacebookReminder } from '@atlas/domain/overlays';
import { useEffect, useState } from 'react';
import type { OverlayPlace } from './overlayPlace.ts';
import { readReminderRecord, storeReminderTurn } from './reminderRecord.ts';

/**
 * Decides whether the Facebook reminder opens: on the first page of a session, not on the pages that
 * the member opens from it.
 * @spec 2 §4
 */
export function useFacebookReminder({ user, route, now }: OverlayPlace): boolean {
  const [isDue] = useState(() => isFacebookReminderDue(readReminderRecord(), now));
  const [firstRoute] = useState(route);
  const isMember = roleInUse(user) === 'member';
  useEffect(() => {
    if (isMember) storeReminderTurn(now);
    // Once per page load.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMember]);
  return showsFacebookReminder(user, route, isDue && route === firstRoute);
}

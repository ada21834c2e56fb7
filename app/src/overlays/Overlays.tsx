import { createContext, use, useEffect, useState } from 'react';
import { identityOf } from '../routing/openCache.ts';
import { useAuth } from '../session/authContext.ts';
import type { OpenedOverlays } from './openedOverlays.ts';

/**
 * Milliseconds the page must be idle before its overlays are looked up: the page has priority. Null
 * disables overlays, for stories about something else.
 */
export const OverlaysAfterMs = createContext<number | null>(2000);
const stayAway = () => undefined;

/**
 * The message above the page and the modal that opens over it, in every layout. Loaded once per
 * identity.
 */
export function Overlays() {
  const { currentUser, client } = useAuth();
  const calmMs = use(OverlaysAfterMs);
  const [opened, setOpened] = useState<OpenedOverlays | null>(null);
  const identity = identityOf(currentUser);
  useEffect(() => {
    if (calmMs === null) return undefined;
    const start = () => void import('./startOverlays.ts').then((it) => it.startOverlays(currentUser, client, setOpened), stayAway);
    const timer = setTimeout(start, calmMs);
    return () => clearTimeout(timer);
    // The user's data may change, but their overlays load once per identity.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [identity]);
  return opened?.identity === identity ? <opened.Opened facts={opened.facts} /> : null;
}

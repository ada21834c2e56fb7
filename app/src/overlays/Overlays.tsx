import { createContext, use, useEffect, useState } from 'react';
import { identityOf } from '../routing/openCache.ts';
import { useAuth } from '../session/authContext.ts';
import type { OpenedOverlays } from './openedOverlays.ts';

/** The page comes first: what opens over it is looked for when it has been calm for so long. Null: never, in stories about something else. */
export const OverlaysAfterMs = createContext<number | null>(2000);
const stayAway = () => undefined;

/** In every frame, above the page: its message, and the modal that opens by itself over it. Asked for once for each identity. */
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
    // What is known of the same person may change; what opens over their pages is asked for once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [identity]);
  return opened?.identity === identity ? <opened.Opened facts={opened.facts} /> : null;
}

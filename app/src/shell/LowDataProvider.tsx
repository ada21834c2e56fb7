import { DataUseContext, type DataUse } from '@atlas/ui';
import { lowData, lowDataCookie, pictureSources } from '@atlas/domain/files';
import { type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { DrawnLowDataContext } from '../session/drawnLowData.ts';
import { LowDataContext } from './lowDataContext.ts';

const LOW: DataUse = { isLow: true, pictureSources };
const AS_EVER: DataUse = { isLow: false, pictureSources };
const CHOSEN = 'lowdata';

/** Another tab may have chosen meanwhile: it is looked for when somebody comes back to this one. */
function subscribe(onChange: () => void): () => void {
  addEventListener(CHOSEN, onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    removeEventListener(CHOSEN, onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const asksForLess = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function choose(choice: 'on' | 'off'): void {
  document.cookie = lowDataCookie(choice, location.protocol === 'https:');
  dispatchEvent(new Event(CHOSEN));
}

/**
 * In every frame: knows how this browser deals with data, and tells the kit. The choice is a cookie, which the server reads as well, so that the first
 * paint is right.
 */
export function LowDataProvider({ children }: { children: ReactNode }) {
  const drawn = use(DrawnLowDataContext) ?? 'off';
  const state = useSyncExternalStore(
    subscribe,
    () => lowData(document.cookie, drawn === 'offered' || asksForLess()),
    () => drawn,
  );
  const isLow = state === 'on';
  // For what is no part of the tree: the letters of the page, and links, which then prepare nothing.
  useEffect(() => void document.documentElement.toggleAttribute('data-low-data', isLow), [isLow]);
  return (
    <LowDataContext value={{ state, choose }}>
      <DataUseContext value={isLow ? LOW : AS_EVER}>{children}</DataUseContext>
    </LowDataContext>
  );
}

import { DataUseContext, type DataUse } from '@atlas/ui';
import { type LowData, lowData, lowDataCookie, pictureSources } from '@atlas/domain/files';
import { type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { RenderedLowDataContext, LowDataContext } from './lowDataContext.ts';

const LOW: DataUse = { isLow: true, pictureSources };
const AS_EVER: DataUse = { isLow: false, pictureSources };
const CHOSEN = 'lowdata';

/** Another tab may have changed the choice. Checks it when the user returns to this tab. */
function subscribe(onChange: () => void): () => void {
  addEventListener(CHOSEN, onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    removeEventListener(CHOSEN, onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const prefersLess = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
// oxlint-disable-next-line atlas/browser-while-rendering -- the server wrote it there for its render
const ofDocument = () => (document.documentElement.dataset['lowData'] ?? 'off') as LowData;
const current = () => lowData(document.cookie, ofDocument() === 'offered' || prefersLess());

function choose(choice: 'on' | 'off'): void {
  document.cookie = lowDataCookie(choice, location.protocol === 'https:');
  dispatchEvent(new Event(CHOSEN));
}

/**
 * Provides the low-data state to the kit, in every layout. The choice is a cookie that the server
 * reads as well, so that the first paint is right. The server writes its state to the document
 * element.
 */
export function LowDataProvider({ children }: { children: ReactNode }) {
  // Opted out of the React compiler: it is in the first load of every page and renders only with
  // the layout. The compiler's output would be larger than what it saves.
  'use no memo';
  const rendered = use(RenderedLowDataContext);
  const state = useSyncExternalStore(subscribe, current, () => rendered ?? ofDocument());
  // For code outside the tree: the page's fonts, and links, which then preload nothing.
  useEffect(() => void (document.documentElement.dataset['lowData'] = state), [state]);
  return (
    <LowDataContext value={{ state, choose }}>
      <DataUseContext value={state === 'on' ? LOW : AS_EVER}>{children}</DataUseContext>
    </LowDataContext>
  );
}

import { DataUseContext, type DataUse } from '@atlas/ui';
import { type LowData, lowData, lowDataCookie, pictureSources } from '@atlas/domain/files';
import { type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { RenderedLowDataContext, LowDataContext } from './lowDataContext.ts';

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

const prefersLess = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
// oxlint-disable-next-line atlas/browser-while-rendering -- the server wrote it there: it is what the page was drawn with
const ofDocument = () => (document.documentElement.dataset['lowData'] ?? 'off') as LowData;
const current = () => lowData(document.cookie, ofDocument() === 'offered' || prefersLess());

function choose(choice: 'on' | 'off'): void {
  document.cookie = lowDataCookie(choice, location.protocol === 'https:');
  dispatchEvent(new Event(CHOSEN));
}

/**
 * In every frame: knows how this browser deals with data, and tells the kit. The choice is a cookie, which the server reads as well, so that the first
 * paint is right; what the server found stands at the document.
 */
export function LowDataProvider({ children }: { children: ReactNode }) {
  // In the first load of every page, and drawn with the frame only: what the compiler adds is larger than what it is for.
  'use no memo';
  const rendered = use(RenderedLowDataContext);
  const state = useSyncExternalStore(subscribe, current, () => rendered ?? ofDocument());
  // For what is no part of the tree: the letters of the page, and links, which then prepare nothing.
  useEffect(() => void (document.documentElement.dataset['lowData'] = state), [state]);
  return (
    <LowDataContext value={{ state, choose }}>
      <DataUseContext value={state === 'on' ? LOW : AS_EVER}>{children}</DataUseContext>
    </LowDataContext>
  );
}

import type { LowData } from '@atlas/domain/files';
import { createContext, use } from 'react';

/** The low-data state for a page rendered on the server. A browser reads it from the document. */
export const RenderedLowDataContext = createContext<LowData | null>(null);

export interface LowDataChoice {
  readonly state: LowData;
  /** Remembers the choice in this browser. It takes effect at once. */
  readonly choose: (choice: 'on' | 'off') => void;
}

export const LowDataContext = createContext<LowDataChoice>({ state: 'off', choose: () => undefined });

/** Within a layout: whether low data is on, offered or off in this browser, and how to choose. */
export const useLowData = (): LowDataChoice => use(LowDataContext);

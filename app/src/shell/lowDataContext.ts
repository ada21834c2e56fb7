import type { LowData } from '@atlas/domain/files';
import { createContext, use } from 'react';

/** On the server: what the page is drawn for. A browser has it from the document. */
export const RenderedLowDataContext = createContext<LowData | null>(null);

export interface LowDataChoice {
  readonly state: LowData;
  /** Remembers the choice in this browser; it holds at once. */
  readonly choose: (choice: 'on' | 'off') => void;
}

export const LowDataContext = createContext<LowDataChoice>({ state: 'off', choose: () => undefined });

/** Within a frame: whether this browser uses little data, was offered to, or neither; and how to choose. */
export const useLowData = (): LowDataChoice => use(LowDataContext);

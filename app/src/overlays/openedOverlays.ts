import type { ComponentType } from 'react';
import type { OverlayFacts } from './overlayFacts.ts';

/** What opens over the pages, once its code and its facts are here. */
export interface OpenedOverlays {
  /** Whose facts they are, see `identityOf`. */
  identity: string;
  facts: OverlayFacts;
  Opened: ComponentType<{ facts: OverlayFacts }>;
}

import type { ComponentType } from 'react';
import type { OverlayFacts } from './overlayFacts.ts';

/** The overlays of the pages, with code and facts loaded. */
export interface OpenedOverlays {
  /** The identity that the facts belong to, see `identityOf`. */
  identity: string;
  facts: OverlayFacts;
  Opened: ComponentType<{ facts: OverlayFacts }>;
}

import type { OverlayPlace } from './overlayPlace.ts';

export interface OpenModalProps {
  place: OverlayPlace;
  /** Told when it was closed, in whatever way. */
  onClose: () => void;
}

import type { OverlayPlace } from './overlayPlace.ts';

export interface OpenModalProps {
  place: OverlayPlace;
  /** Called when the modal is closed, by whatever means. */
  onClose: () => void;
}

import { JOURNEY_FORM_SLUG, showsJourneyForm } from '@atlas/domain/overlays';
import { routePath } from '@atlas/domain/navigation';
import type { OverlayPlace } from './overlayPlace.ts';

export const JOURNEY_FORM_PATH = routePath('viewForm', { slug: JOURNEY_FORM_SLUG });

/**
 * True when the user is invited to the Journey Form.
 * @spec 2 §4
 */
export const useJourneyForm = ({ user }: OverlayPlace): boolean => showsJourneyForm(user);

import { JOURNEY_FORM_SLUG, showsJourneyForm } from '@atlas/domain/overlays';
import { routePath } from '@atlas/domain/navigation';
import type { OverlayPlace } from './overlayPlace.ts';
import { reachableHref } from './reachableHref.ts';

export const JOURNEY_FORM_PATH = routePath('viewForm', { slug: JOURNEY_FORM_SLUG });

/**
 * Whether to invite the user to the Journey Form. Only once the form's page exists.
 * @spec 2 §4
 */
export const useJourneyForm = ({ user }: OverlayPlace): boolean =>
  showsJourneyForm(user) && reachableHref(JOURNEY_FORM_PATH, user) !== null;

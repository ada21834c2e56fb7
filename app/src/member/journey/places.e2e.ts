import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The stage of a member. */
export const places = { viewStage: ['member', '/stages/my-stage'] } satisfies ScreenPlaces<'member', 'journey'>;

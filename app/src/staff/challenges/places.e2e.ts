import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The challenges of the demo. */
export const places = { challengeGroups: ['admin', '/challenge-groups'] } satisfies ScreenPlaces<'staff', 'challenges'>;

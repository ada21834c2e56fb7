import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Stages. */
export const places = {
  stages: ['admin', '/stages'],
  stage: ['admin', '/stages/2'],
  newStage: ['admin', '/stages/new'],
  editStage: ['admin', '/stages/2/edit'],
} satisfies ScreenPlaces<'staff', 'stages'>;

import type { OtherPlace, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Settings. */
export const places = {
  defaultSettings: ['admin', '/default-settings'],
  liveWorkshopSettings: ['admin', '/settings/live-workshop-beginner'],
  liveWorkshopSettings2: ['admin', '/settings/live-workshop-experienced'],
} satisfies ScreenPlaces<'staff', 'settings'>;

/** A tab of the settings. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the draft of a legal page', ['admin', '/default-settings?tab=legal&document=refund-policy']],
];

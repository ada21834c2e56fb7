import { newestRow, type OtherPlace, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The forms, and the responses to one. */
export const places = {
  forms: ['admin', '/forms'],
  form: newestRow('admin', 'forms', (id) => `/forms/${id}`),
} satisfies ScreenPlaces<'staff', 'forms'>;

/** The other tabs of a form. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the summary of a form', newestRow('admin', 'forms', (id) => `/forms/${id}?tab=summary`)],
  ['the fields of a form', newestRow('admin', 'forms', (id) => `/forms/${id}?tab=fields`)],
  ['the link and settings of a form', newestRow('admin', 'forms', (id) => `/forms/${id}?tab=share`)],
];

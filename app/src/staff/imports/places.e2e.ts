import { newestRow, type OtherPlace, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

const newestImport = (filter: string, rest = '') => newestRow('admin', 'imports', (id) => `/uploadContents?import=${id}${rest}`, filter);

/** The imports. */
export const places = { uploadContents: ['admin', '/uploadContents'] } satisfies ScreenPlaces<'staff', 'imports'>;

/** An import that was checked, one that was applied, and an unknown one. */
export const otherPlaces: readonly OtherPlace[] = [
  ['an import that was checked', newestImport('state: CHECKED', '&outcome=problem')],
  ['an import that was applied', newestImport('state: DONE')],
  ['an import that does not exist', ['admin', '/uploadContents?import=999999']],
];

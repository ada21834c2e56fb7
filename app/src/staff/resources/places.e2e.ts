import { newestRow, type Place, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The newest resource, at an address below its own. */
const resource = (rest = ''): Place => newestRow('admin', 'resources', (id) => `/resource-files/${id}${rest}`);

/** Resources. */
export const places = {
  resourceFiles: ['admin', '/resource-files?link=broken'],
  resourceFile: resource(),
  newResourceFile: ['admin', '/resource-files/new'],
  editResourceFile: resource('/edit'),
} satisfies ScreenPlaces<'staff', 'resources'>;

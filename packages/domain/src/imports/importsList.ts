import { defineList } from '../lists/defineList.ts';
import { IMPORT_STATES } from './importModes.ts';
import { UPLOAD_KINDS } from './templates.ts';

/**
 * The imports of `/uploadContents`, newest first.
 *
 * @spec product decision §13
 */
export const importsList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: true },
  searches: null,
  filters: {
    kind: { kind: 'enum', field: 'kind', words: UPLOAD_KINDS },
    state: { kind: 'enum', field: 'state', words: IMPORT_STATES },
  },
});

import { defineList } from '../lists/defineList.ts';
import { IMPORT_OUTCOMES, IMPORT_ROW_STATES } from './importModes.ts';

/**
 * The rows of one import, sheet by sheet: by what the check expects of them, and by their result
 * once they were applied.
 *
 * @spec product decision §13
 */
export const importRowsList = defineList({
  sorts: ['row'],
  order: { by: 'row', descending: false },
  searches: null,
  filters: {
    outcome: { kind: 'enum', field: 'outcome', words: IMPORT_OUTCOMES },
    result: { kind: 'enum', field: 'state', words: IMPORT_ROW_STATES },
    sheet: { kind: 'text', field: 'sheet' },
  },
});

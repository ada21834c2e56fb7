import { defineList } from '../lists/defineList.ts';
import { ROLES } from './roles.ts';

/**
 * The list of access levels by name. Archived levels appear only when requested.
 *
 * @spec 2 §3; the filters are a product decision
 */
export const accessLevelsList = defineList({
  sorts: ['name', 'changed'],
  order: { by: 'name', descending: false },
  searches: 'Name or key',
  filters: {
    role: { kind: 'enum', field: 'role', words: ROLES, many: true },
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
  },
});

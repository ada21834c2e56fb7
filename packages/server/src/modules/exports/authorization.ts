import { EXPORTED_LISTS } from '../../exportedLists.ts';
import { record, type Authorization } from '../../graphql/rules.ts';
import { isOwnExport } from './commands.ts';
import type { Export } from './repo.ts';

/**
 * The pages of all lists that can be exported. The command also checks the page of the requested
 * list.
 */
const PAGES = [...new Set(EXPORTED_LISTS.flatMap(({ list: { page } }) => page))];

/** Access rules for exports. */
export const exportsAuthorization: Authorization = {
  types: { Export: record('the person who requested it', (row: Export, ctx) => isOwnExport(ctx, row)) },
  fields: {
    'Mutation.startExport': { page: PAGES },
    'Viewer.export': 'signed-in',
    'Viewer.exports': 'signed-in',
  },
};

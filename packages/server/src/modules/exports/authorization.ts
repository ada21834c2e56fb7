import { EXPORTED_LISTS } from '../../exportedLists.ts';
import { record, type Authorization } from '../../graphql/rules.ts';
import { isOwnExport } from './commands.ts';
import type { Export } from './repo.ts';

/** The page of any list that can be exported; the command asks for that of the list itself. */
const PAGES = [...new Set(EXPORTED_LISTS.flatMap(({ list: { page } }) => page))];

/** Who may what of exports. */
export const exportsAuthorization: Authorization = {
  types: { Export: record('who asked for it', (row: Export, ctx) => isOwnExport(ctx, row)) },
  fields: {
    'Mutation.startExport': { page: PAGES },
    'Viewer.export': 'signed-in',
    'Viewer.exports': 'signed-in',
  },
};

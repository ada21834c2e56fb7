import { record, type Authorization } from '../../graphql/rules.ts';
import { isOwnExport } from './commands.ts';
import type { Export } from './repo.ts';

/** Access rules for exports. */
export const exportsAuthorization: Authorization = {
  types: { Export: record('the person who requested it', (row: Export, ctx) => isOwnExport(ctx, row)) },
  fields: {
    // The command checks the page of the requested list.
    'Mutation.startExport': 'signed-in',
    'Viewer.export': 'signed-in',
    'Viewer.exports': 'signed-in',
  },
};

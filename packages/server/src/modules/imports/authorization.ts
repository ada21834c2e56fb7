import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of imports. */
export const importsAuthorization: Authorization = {
  types: {
    Import: { page: 'uploadContents' },
    ImportRow: { page: 'uploadContents' },
  },
  fields: {
    'Viewer.import': { page: 'uploadContents' },
    'Viewer.imports': { page: 'uploadContents' },
  },
};

import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for imports. */
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

import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of legal pages. */
export const legalAuthorization: Authorization = {
  types: {
    LegalDocument: { page: 'defaultSettings' },
    LegalPage: 'everyone',
    LegalVersion: { page: 'defaultSettings' },
  },
  fields: {
    'Mutation.publishLegalDocument': { page: 'defaultSettings' },
    'Mutation.saveLegalDocument': { page: 'defaultSettings' },
    'Query.publicLegalPage': 'everyone',
    'Viewer.legalDocument': { page: 'defaultSettings' },
    'Viewer.legalDocuments': { page: 'defaultSettings' },
  },
};

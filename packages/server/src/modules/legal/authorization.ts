import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for legal pages. */
export const legalAuthorization: Authorization = {
  types: {
    LegalDocument: { page: 'defaultSettings' },
    LegalPage: 'everyone',
    LegalVersion: { page: 'defaultSettings' },
  },
  fields: {
    'Mutation.publishLegalDocument': { page: 'defaultSettings' },
    'Mutation.saveLegalDocument': { page: 'defaultSettings' },
    'Query.privacyContact': 'everyone',
    'Query.publicLegalPage': 'everyone',
    'Viewer.legalDocument': { page: 'defaultSettings' },
    'Viewer.legalDocuments': { page: 'defaultSettings' },
  },
};

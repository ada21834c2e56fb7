import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for requests about personal data. The types belong to the users module. */
export const privacyAuthorization: Authorization = {
  types: {},
  fields: {
    'Mutation.decidePrivacyRequest': { page: 'editUser' },
    'Mutation.requestDataDownload': 'signed-in',
    'Mutation.requestDeletion': 'signed-in',
    'Mutation.withdrawPrivacyRequest': 'signed-in',
    'Viewer.whyNotDelete': 'signed-in',
  },
};

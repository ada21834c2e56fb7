import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of looking after access levels. */
export const accessLevelsAuthorization: Authorization = {
  types: {
    AccessLevelVersion: 'with-parent',
  },
  fields: {
    'AccessLevel.changedAt': { page: ['accessLevel', 'accessLevels', 'editAccessLevel'] },
    'AccessLevel.versions': { page: 'accessLevel' },
    'Mutation.createAccessLevel': { page: 'newAccessLevel', function: 'access-level_create' },
    'Mutation.restoreAccessLevelVersion': { page: 'editAccessLevel' },
    'Mutation.setAccessLevelArchived': { page: 'editAccessLevel' },
    'Mutation.updateAccessLevel': { page: 'editAccessLevel' },
    'Viewer.accessLevels': { page: 'accessLevels' },
  },
};

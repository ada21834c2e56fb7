import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for managing access levels. */
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

import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of access. */
export const accessAuthorization: Authorization = {
  types: {
    AccessLevel: 'signed-in',
  },
  fields: {
    'AccessLevel.archivedAt': { page: 'accessLevels' },
    'AccessLevel.createdAt': { page: 'accessLevels' },
    'AccessLevel.functionAccess': { page: ['accessLevel', 'accessLevels'] },
    'AccessLevel.holders': { page: 'accessLevels' },
    'AccessLevel.pageAccess': { page: ['accessLevel', 'accessLevels'] },
    'Query.accessLevels': { page: ['accessLevels', 'enrollUser', 'users'] },
    'Viewer.accessLevel': { page: 'accessLevel' },
    'Viewer.accessLevels': { page: 'accessLevels' },
  },
};

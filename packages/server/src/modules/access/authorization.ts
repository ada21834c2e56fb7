import type { Authorization } from '../../graphql/rules.ts';

/** The pages that show an access level. */
const PAGES = ['accessLevel', 'accessLevels', 'editAccessLevel'] as const;

/** Access rules for access. */
export const accessAuthorization: Authorization = {
  types: {
    AccessLevel: 'signed-in',
  },
  fields: {
    'AccessLevel.archivedAt': { page: PAGES },
    'AccessLevel.createdAt': { page: PAGES },
    'AccessLevel.functionAccess': { page: PAGES },
    'AccessLevel.holders': { page: PAGES },
    'AccessLevel.pageAccess': { page: PAGES },
    'Query.accessLevels': { page: ['accessLevel', 'accessLevels', 'enrollUser', 'funnel', 'users'] },
    'Viewer.accessLevel': { page: ['accessLevel', 'editAccessLevel'] },
  },
};

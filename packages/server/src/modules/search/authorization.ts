import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for search. */
export const searchAuthorization: Authorization = {
  types: {
    SearchResult: 'with-parent',
  },
  fields: {
    'Query.globalSearch': 'signed-in',
  },
};

import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of search. */
export const searchAuthorization: Authorization = {
  types: {
    SearchResult: 'with-parent',
  },
  fields: {
    'Query.globalSearch': 'signed-in',
  },
};

import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of auth. */
export const authAuthorization: Authorization = {
  types: {
    Redwood: 'everyone',
  },
  fields: {
    'Mutation.switchRole': 'signed-in',
    'Query.redwood': 'everyone',
  },
};

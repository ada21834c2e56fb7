import { ofPerson, type Authorization } from '../../graphql/rules.ts';
import type { User } from '../users/repo.ts';

/** Who may what of auth. */
export const authAuthorization: Authorization = {
  types: {
    Redwood: 'everyone',
  },
  fields: {
    'Mutation.switchRole': 'signed-in',
    'Query.redwood': 'everyone',
    'User.lastSignInAt': ofPerson('user', ({ id }: User) => id),
  },
};

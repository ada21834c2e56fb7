import { aboutPerson, type Authorization } from '../../graphql/rules.ts';
import type { User } from '../users/repo.ts';

/** Access rules for content. */
export const contentAuthorization: Authorization = {
  types: {
    ExplainedAccess: 'with-parent',
    ProductContent: 'with-parent',
    PublishCheck: 'with-parent',
  },
  fields: {
    'User.explainedAccess': aboutPerson('user', ({ id }: User) => id),
  },
};

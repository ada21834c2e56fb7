import { ofPerson, type Authorization } from '../../graphql/rules.ts';
import type { User } from '../users/repo.ts';
import type { Subscription } from './repo.ts';

/** Access rules for subscriptions. */
export const subscriptionsAuthorization: Authorization = {
  types: {
    FunnelSubscription: ofPerson('subscription', ({ userId }: Subscription) => userId),
  },
  fields: {
    'Product.peopleCount': { page: ['editProduct', 'subscriptions'] },
    'Query.funnelsByProductId': { page: ['enrollUser', 'product', 'subscription'] },
    'Query.userSubscription': { page: 'subscription' },
    'User.lastExpiry': ofPerson(['user', 'users'], ({ id }: User) => id),
    'User.membershipStatus': ofPerson(['user', 'users'], ({ id }: User) => id),
    'User.subscriptions': ofPerson('subscription', ({ id }: User) => id),
    'Viewer.invitation': 'signed-in',
    'Viewer.mySubscriptions': 'signed-in',
    'Viewer.subscription': { page: 'subscription' },
    'Viewer.subscriptions': { page: 'subscriptions' },
  },
};

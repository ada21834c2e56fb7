import { builder } from '../../graphql/builder.ts';
import type { Subscription } from './repo.ts';

/** Named `FunnelSubscription` because GraphQL reserves `Subscription`. */
export const SubscriptionRef = builder.objectRef<Subscription>('FunnelSubscription');

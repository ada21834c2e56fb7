import { builder } from '../../graphql/builder.ts';
import type { Subscription } from './repo.ts';

/** GraphQL keeps the name `Subscription` for itself. */
export const SubscriptionRef = builder.objectRef<Subscription>('FunnelSubscription');

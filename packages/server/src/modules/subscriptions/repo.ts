import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { subscriptions } from './tables.ts';

/** Every subscription a person ever had. */
export const findSubscriptionsOf = (db: Db, userId: number) =>
  db
    .select({ startsAt: subscriptions.startsAt, expiresAt: subscriptions.expiresAt, unsubscribedAt: subscriptions.unsubscribedAt })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));

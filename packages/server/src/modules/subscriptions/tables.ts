import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, idOf, instant, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { affiliates } from '../affiliates/tables.ts';
import { batches } from '../batches/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { orders } from '../orders/tables.ts';
import { paymentTerms } from '../terms/tables.ts';
import { users } from '../users/tables.ts';

/** People's access to what a funnel sells, from the start to the expiry (year 9999: for life). */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    funnelId: idOf(() => funnels.id).notNull(),
    paymentTermId: idOf(() => paymentTerms.id),
    batchId: idOf(() => batches.id),
    /** The access level granted with it. */
    accessLevelId: idOf(() => accessLevels.id),
    orderId: idOf(() => orders.id).unique(),
    couponId: idOf(() => coupons.id),
    /** The affiliate who earns from its payments. */
    affiliateId: idOf(() => affiliates.id),
    startsAt: instant().notNull(),
    expiresAt: instant().notNull(),
    unsubscribedAt: instant(),
    unsubscribedReason: text(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('subscriptions_span', sql`${t.expiresAt} > ${t.startsAt}`),
    index('subscriptions_of_user').on(t.userId, t.funnelId),
    index('subscriptions_of_funnel').on(t.funnelId, t.createdAt, t.id),
    index('subscriptions_listed').on(t.createdAt, t.id),
    index('subscriptions_by_expiry').on(t.expiresAt, t.id),
    // These indexes alone cover the queries for current subscriptions and for a person's last
    // expiry.
    index('subscriptions_last_of_user')
      .on(t.userId, t.expiresAt, t.startsAt)
      .where(sql`${t.unsubscribedAt} is null`)
      .concurrently(),
    index('subscriptions_ending')
      .on(t.expiresAt, t.userId)
      .where(sql`${t.unsubscribedAt} is null`)
      .concurrently(),
    index('subscriptions_of_term').on(t.paymentTermId),
    index('subscriptions_of_coupon').on(t.couponId),
    index('subscriptions_of_affiliate').on(t.affiliateId),
    index('subscriptions_of_batch').on(t.batchId, t.createdAt, t.id),
  ],
);

declareColumns(subscriptions, { personal: ['unsubscribedReason'] });

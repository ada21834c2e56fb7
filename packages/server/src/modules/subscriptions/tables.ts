import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, instant } from '../../db/columns.ts';
import { funnels } from '../funnels/tables.ts';
import { users } from '../users/tables.ts';

/** A person's access to what a funnel sells, from its start to its expiry (year 9999: for life). */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: databaseId(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    funnelId: integer()
      .notNull()
      .references(() => funnels.id),
    startsAt: instant().notNull(),
    expiresAt: instant().notNull(),
    unsubscribedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [check('subscriptions_span', sql`${t.expiresAt} > ${t.startsAt}`), index('subscriptions_of_user').on(t.userId, t.funnelId)],
);

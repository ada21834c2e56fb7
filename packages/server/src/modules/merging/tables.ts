import { DUPLICATE_REASONS, type DuplicateReason } from '@atlas/domain/merging';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { databaseId, idOf, instant } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/**
 * Accounts whose duplicates are searched next. Triggers add an account when it is created, when its
 * name, birthdate, mobile number or Facebook profile changes, and when it is archived or restored.
 */
export const duplicateChecks = pgTable('duplicate_checks', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** Two accounts that probably belong to one person. */
export const duplicatePairs = pgTable(
  'duplicate_pairs',
  {
    id: databaseId(),
    /** The account with the lower id. */
    firstId: idOf(() => users.id).notNull(),
    secondId: idOf(() => users.id).notNull(),
    reasons: text().array().$type<DuplicateReason[]>().notNull(),
    points: integer().notNull(),
    foundAt: instant().notNull(),
    /** When staff decided that these are two people. */
    dismissedAt: instant(),
    dismissedById: idOf(() => users.id),
  },
  (t) => [
    unique('duplicate_pairs_once').on(t.firstId, t.secondId),
    check('duplicate_pairs_order', sql`${t.firstId} < ${t.secondId}`),
    check('duplicate_pairs_dismissed', sql`(${t.dismissedAt} is null) = (${t.dismissedById} is null)`),
    check(
      'duplicate_pairs_reasons',
      sql`${t.reasons} <@ ${sql.raw(`array[${DUPLICATE_REASONS.map(({ reason }) => `'${reason}'`).join(', ')}]`)} and cardinality(${t.reasons}) > 0`,
    ),
    index('duplicate_pairs_of_second').on(t.secondId),
    index('duplicate_pairs_listed')
      .on(t.points, t.foundAt, t.id)
      .where(sql`${t.dismissedAt} is null`),
    index('duplicate_pairs_dismissed_listed')
      .on(t.points, t.foundAt, t.id)
      .where(sql`${t.dismissedAt} is not null`),
  ],
);

declareColumns(duplicatePairs, { personal: ['reasons'] });

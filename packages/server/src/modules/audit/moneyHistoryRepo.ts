import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type LoaderOf, manyBy } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import { paymentProofs, payments, refunds, scheduleEntries } from '../payments/tables.ts';
import { auditEntries } from './tables.ts';

/** The number of changes in the history of a person's money. */
export const MAX_CHANGES = 50;

/** A change to the money of a person, from the audit. */
export interface MoneyChange {
  id: number;
  userId: number;
  at: Date;
  /** Null for a change made by the server itself. */
  actorId: number | null;
  onBehalfOfId: number | null;
  action: string;
  /** The scheduled payment that was changed, where it is one. */
  entryId: number | null;
  reason: string | null;
}

/** The kinds of records in the audit that belong to the money of a person, with their tables. */
const RECORDS: readonly { kinds: readonly string[]; table: PgTable }[] = [
  { kinds: ['schedule entry', 'scheduleEntry'], table: scheduleEntries },
  { kinds: ['payment'], table: payments },
  { kinds: ['paymentProof'], table: paymentProofs },
  { kinds: ['refund'], table: refunds },
];

/** Condition for the entries about one kind of record of the person `wanted`. */
const about = ({ kinds, table }: (typeof RECORDS)[number]): SQL =>
  sql`(${inList(auditEntries.subjectType, kinds)} and ${auditEntries.subjectId} in (select r.id from ${table} r where r.user_id = wanted.id))`;

const ABOUT_PERSON = sql`(${auditEntries.subjectType} = 'user' and ${auditEntries.subjectId} = wanted.id and ${auditEntries.action} = 'recordPayment')`;

/** The latest changes to the money of a person, newest first. */
export const moneyHistory: LoaderOf<number, MoneyChange[]> = manyBy<MoneyChange>(
  ({ userId }) => userId,
  async ({ db }, ids) => {
    const { rows } = await db.execute<Omit<MoneyChange, 'at'> & { at: string }>(sql`
      select wanted.id as "userId", change.* from unnest(${sql.param(ids)}::int[]) as wanted (id)
      cross join lateral (
        select ${auditEntries.id} as id, ${auditEntries.at} as at, ${auditEntries.actorId} as "actorId",
          ${auditEntries.onBehalfOfId} as "onBehalfOfId", ${auditEntries.action} as action, ${auditEntries.reason} as reason,
          case when ${inList(auditEntries.subjectType, ['schedule entry', 'scheduleEntry'])} then ${auditEntries.subjectId} end as "entryId"
        from ${auditEntries}
        where ${sql.join([...RECORDS.map(about), ABOUT_PERSON], sql` or `)}
        order by ${auditEntries.at} desc, ${auditEntries.id} desc limit ${MAX_CHANGES}
      ) as change order by change.at desc, change.id desc`);
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  },
);

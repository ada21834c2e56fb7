import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { AccountabilityChoices } from '@atlas/domain/groups';
import { manyBy, valueBy } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { ofPeopleInScope, seenBy, seesEveryone } from '../access/scopes.ts';
import { users } from '../users/tables.ts';
import type { CheckIn } from './repo.ts';
import { accountabilityChoices, accountabilityGroups, accountabilityMembers, checkInCalls, checkIns } from './tables.ts';
import { NO_CHOICES } from './writeRepo.ts';

/** Condition for people in a group that the reader leads or assists in leading. */
const ofLedGroups = (reader: Reader) =>
  sql`${users.id} in (select ${accountabilityMembers.userId} from ${accountabilityMembers}
    join ${accountabilityGroups} on ${accountabilityGroups.id} = ${accountabilityMembers.groupId}
    where ${accountabilityGroups.archivedAt} is null
      and (${accountabilityGroups.leaderId} = ${reader.userId} or ${accountabilityGroups.assistantId} = ${reader.userId}))`;

/** Whether the reader looks after a person's check-ins: leads their group, or is responsible for them. The reader counts too. */
export const looksAfterCheckIns = seenBy(users, users.id, (reader) => or(ofPeopleInScope(reader, users.id), ofLedGroups(reader)));

/** As `looksAfterCheckIns`, within a transaction. */
export async function isLedOrManaged(tx: Db, reader: Reader, userId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.archivedAt), or(ofPeopleInScope(reader, users.id), ofLedGroups(reader))));
  return row !== undefined;
}

/** Whether the reader leads a group or assists in leading it; staff who see everyone count. */
export const leadsAccountability = seenBy(accountabilityGroups, accountabilityGroups.id, (reader) =>
  seesEveryone(reader)
    ? sql`true`
    : or(eq(accountabilityGroups.leaderId, reader.userId), eq(accountabilityGroups.assistantId, reader.userId)),
);

/** A check-in by its id, or a person's of a week. Locks it until the transaction ends. */
export async function findCheckIn(tx: Db, id: number, week?: string): Promise<CheckIn | null> {
  const [row] = await tx
    .select(getTableColumns(checkIns))
    .from(checkIns)
    .where(week === undefined ? eq(checkIns.id, id) : and(eq(checkIns.userId, id), eq(checkIns.week, week)))
    .for('update');
  return row ?? null;
}

/** Adds a check-in, or changes the one of the same week. */
export async function upsertCheckIn(tx: Db, row: typeof checkIns.$inferInsert): Promise<number> {
  const { answer, next, needsHelp } = row;
  const [saved] = await tx
    .insert(checkIns)
    .values(row)
    .onConflictDoUpdate({ target: [checkIns.userId, checkIns.week], set: { answer, next, needsHelp } })
    .returning({ id: checkIns.id });
  return saved!.id;
}

export const saveReply = (tx: Db, id: number, reply: Pick<CheckIn, 'reply' | 'repliedById' | 'repliedAt'>) =>
  tx.update(checkIns).set(reply).where(eq(checkIns.id, id));

/** The call to a person in a week. Locks the person, because there may be none yet; null for an unknown person. */
export async function holdCall(tx: Db, userId: number, week: string) {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (person === undefined) return null;
  const [call] = await tx
    .select({ calledById: checkInCalls.calledById })
    .from(checkInCalls)
    .where(and(eq(checkInCalls.userId, userId), eq(checkInCalls.week, week)));
  return { userId, week, calledById: call?.calledById ?? null };
}

export const insertCall = (tx: Db, row: typeof checkInCalls.$inferInsert) => tx.insert(checkInCalls).values(row);

export const deleteCall = (tx: Db, userId: number, week: string) =>
  tx.delete(checkInCalls).where(and(eq(checkInCalls.userId, userId), eq(checkInCalls.week, week)));

/** The last call to a person. */
export const lastCallTo = valueBy<typeof checkInCalls.$inferSelect | null>(null, async ({ db }, userIds) => {
  const last = sql`(select max(other.week) from ${checkInCalls} other where other.user_id = ${checkInCalls.userId})`;
  const rows = await db
    .select()
    .from(checkInCalls)
    .where(and(inList(checkInCalls.userId, userIds), eq(checkInCalls.week, last)));
  return rows.map((value) => ({ key: value.userId, value }));
});

/** The last check-in of a person. */
export const lastCheckInOf = valueBy<CheckIn | null>(null, async ({ db }, userIds) => {
  const last = sql`(select max(other.week) from ${checkIns} other where other.user_id = ${checkIns.userId})`;
  const rows = await db
    .select()
    .from(checkIns)
    .where(and(inList(checkIns.userId, userIds), eq(checkIns.week, last)));
  return rows.map((value) => ({ key: value.userId, value }));
});

/** A person's choices about accountability groups. */
export const choicesOf = valueBy<AccountabilityChoices>(NO_CHOICES, async ({ db }, userIds) => {
  const rows = await db.select().from(accountabilityChoices).where(inList(accountabilityChoices.userId, userIds));
  return rows.map(({ userId, meets, allowsBuddy }) => ({ key: userId, value: { meets, allowsBuddy } }));
});

/** The Mondays of all weeks with a check-in of a person. */
export const checkInWeeksOf = manyBy<{ userId: number; week: string }>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select({ userId: checkIns.userId, week: checkIns.week })
      .from(checkIns)
      .where(inList(checkIns.userId, userIds))
      .orderBy(checkIns.userId),
);

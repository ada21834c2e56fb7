import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { CALL_NEEDS, comingBirthdays, MEMBER_NEED_NAMES, type MemberNeed, type NeedOfMember } from '@atlas/domain/groups';
import { isoDay, MANILA, manilaDaysBetween, addManilaDays } from '@atlas/domain/time';
import { type Source, valueBy } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import { lastStepAt } from '../stages/memberRepo.ts';
import { lastExpiryAt } from '../subscriptions/repo.ts';
import { isNarrowedBy } from '../users/peopleListRepo.ts';
import { users } from '../users/tables.ts';
import { groupMembers } from './tables.ts';

// The needs of members in SQL. `memberNeeds` of domain is the rule; a test compares the two.

/** A need as conditions on a row of `users`: whether a person has it, and the instant of its age. */
export interface NeedInSql {
  isOne: (source: Source) => SQL;
  at: (now: Date) => SQL;
}

const NEEDS = new Map<MemberNeed, NeedInSql>();

/** Registers a need. Called once, by the module that owns its tables. */
export function findsMemberNeed(need: MemberNeed, inSql: NeedInSql): void {
  if (NEEDS.has(need)) throw new Error(`The need ${need} is already registered`);
  NEEDS.set(need, inSql);
}

/**
 * Returns a registered need. Throws without one, because a leader must not overlook a member when a
 * module is missing.
 */
function needInSql(need: MemberNeed): NeedInSql {
  const found = NEEDS.get(need);
  if (found === undefined) throw new Error(`The need ${need} is not registered: import registry/registrations.ts`);
  return found;
}

findsMemberNeed('expiring', { isOne: (source) => isNarrowedBy('isExpiringSoon', source), at: () => lastExpiryAt(users.id) });
findsMemberNeed('stuck', { isOne: (source) => isNarrowedBy('isStuck', source), at: () => lastStepAt(users.id) });

const MONTH_DAY = sql`to_char(${users.birthdate}, 'MM-DD')`;

findsMemberNeed('birthday', {
  isOne: ({ now }) => sql`${MONTH_DAY} = any(${sql.param(comingBirthdays(now).map(({ monthDay }) => monthDay))}::text[])`,
  at: (now) => {
    const days = comingBirthdays(now).map(
      ({ monthDay, days: ahead }) => sql`when ${monthDay} then ${isoDay(addManilaDays(now, ahead))}::timestamp at time zone ${MANILA}`,
    );
    return sql`(case ${MONTH_DAY} ${sql.join(days, sql` `)} end)`;
  },
});

/** Whether a person has a need. */
export const hasNeed = (userId: AnyPgColumn, need: MemberNeed, source: Source): SQL =>
  sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${needInSql(need).isOne(source)})`;

/** Days of a need. The instant of an expiry or a birthday is in the future. */
const daysOf = (kind: MemberNeed, at: Date, now: Date): number =>
  kind === 'expiring' || kind === 'birthday' ? manilaDaysBetween(now, at) : manilaDaysBetween(at, now);

/** The needs of a person, the most urgent first. */
export const needsOfMember = valueBy<readonly NeedOfMember[]>([], async (source, userIds) => {
  const { db, now } = source;
  const needs = MEMBER_NEED_NAMES.map((kind) => sql`case when ${needInSql(kind).isOne(source)} then ${needInSql(kind).at(now)} end`);
  const { rows } = await db.execute<{ id: number; needs: (Date | string | null)[] }>(sql`
    select ${users.id} as id, to_json(array[${sql.join(needs, sql`, `)}]::timestamptz[]) as needs from ${users} where ${inList(users.id, userIds)}`);
  return rows.map(({ id, needs: instants }) => ({
    key: id,
    value: MEMBER_NEED_NAMES.flatMap((kind, index) => {
      const at = instants[index];
      return at == null ? [] : [{ kind, days: daysOf(kind, new Date(at), now) }];
    }),
  }));
});

/** How many members of a group have each need, and how many need a call. */
export interface NeedCounts {
  counts: { kind: MemberNeed; members: number }[];
  calls: number;
}

const NO_NEEDS: NeedCounts = { counts: MEMBER_NEED_NAMES.map((kind) => ({ kind, members: 0 })), calls: 0 };

/** Counts the needs of the members of groups with an active account. One statement. */
export const needsOfGroup = valueBy<NeedCounts>(NO_NEEDS, async (source, groupIds) => {
  const isOne = (kind: MemberNeed) => needInSql(kind).isOne(source);
  const columns = MEMBER_NEED_NAMES.map((kind) => sql`(count(*) filter (where ${isOne(kind)}))::int as ${sql.identifier(kind)}`);
  const { rows } = await source.db.execute<Record<MemberNeed | 'key' | 'calls', number>>(sql`
    select ${groupMembers.groupId} as key, ${sql.join(columns, sql`, `)}, (count(*) filter (where ${or(...CALL_NEEDS.map(isOne))}))::int as calls
    from ${groupMembers} join ${users} on ${users.id} = ${groupMembers.userId}
    where ${and(inList(groupMembers.groupId, groupIds), isNull(users.archivedAt))} group by ${groupMembers.groupId}`);
  return rows.map(({ key, calls, ...members }) => ({
    key,
    value: { calls, counts: MEMBER_NEED_NAMES.map((kind) => ({ kind, members: members[kind] })) },
  }));
});

/** More seconds since 1970 than any instant of a need, to separate the kinds in one number. */
const APART = 1e10;

/**
 * The order of members by their most urgent need, the longest-waiting of each first, as one whole number.
 * Members without a need, and those whose needs the reader may not know, come last.
 *
 * @param maySee the condition for members whose needs the reader may know
 */
export function orderByNeed(source: Source, maySee: SQL): SQL {
  const last = sql.raw(String(MEMBER_NEED_NAMES.length * APART));
  const cases = MEMBER_NEED_NAMES.map((kind, index) => {
    const { isOne, at } = needInSql(kind);
    return sql`when ${isOne(source)} then ${sql.raw(String(index * APART))} + floor(extract(epoch from ${at(source.now)}))`;
  });
  const number = sql`(select case ${sql.join(cases, sql` `)} else ${last} end from ${users} where ${eq(users.id, groupMembers.userId)})`;
  return sql<number>`(case when ${maySee} then ${number} else ${last} end)::float8`;
}

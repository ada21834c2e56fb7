import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { type ChallengeGrouping, type ChallengeTask, findChallenges, type Challenge } from './repo.ts';
import { challengeGroupings, challengeGroups, challengeParticipants, challengeProgress, challengeTasks } from './tables.ts';

/** The latest challenge; null when there is none. */
export const findLastChallenge = async (db: Db): Promise<Challenge | null> => (await findChallenges(db))[0] ?? null;

/** Writes the tasks of a challenge, one for each day. A task keeps its id. */
export async function writeTasks(
  tx: Db,
  challengeId: number,
  tasks: readonly Pick<ChallengeTask, 'title' | 'body' | 'points'>[],
): Promise<void> {
  await tx
    .insert(challengeTasks)
    .values(tasks.map(({ title, body, points }, index) => ({ challengeId, day: index + 1, title, body, points })))
    .onConflictDoUpdate({
      target: [challengeTasks.challengeId, challengeTasks.day],
      set: { title: sql`excluded.title`, body: sql`excluded.body`, points: sql`excluded.points` },
    });
}

/** The number of days that the participants of a challenge finished. */
export async function countFinished(tx: Db, challengeId: number): Promise<number> {
  const [row] = await tx
    .select({ finished: count() })
    .from(challengeProgress)
    .innerJoin(challengeParticipants, eq(challengeParticipants.id, challengeProgress.participantId))
    .where(eq(challengeParticipants.challengeId, challengeId));
  return row?.finished ?? 0;
}

/** The ids of participants without buddies, and the names of the groups of a challenge. */
export async function findToGroup(db: Db, challengeId: number): Promise<{ ids: number[]; names: string[] }> {
  const people = await db
    .select({ id: challengeParticipants.id })
    .from(challengeParticipants)
    .where(and(eq(challengeParticipants.challengeId, challengeId), isNull(challengeParticipants.groupId)))
    .orderBy(challengeParticipants.id);
  const groups = await db.select({ name: challengeGroups.name }).from(challengeGroups).where(eq(challengeGroups.challengeId, challengeId));
  return { ids: people.map(({ id }) => id), names: groups.map(({ name }) => name) };
}

/** The number of participants without buddies, and the latest grouping, for the audit. */
export async function groupingState(tx: Db, challengeId: number): Promise<{ withoutBuddies: number; groups: number }> {
  const [people] = await tx
    .select({ of: count() })
    .from(challengeParticipants)
    .where(and(eq(challengeParticipants.challengeId, challengeId), isNull(challengeParticipants.groupId)));
  const [groups] = await tx.select({ of: count() }).from(challengeGroups).where(eq(challengeGroups.challengeId, challengeId));
  return { withoutBuddies: people?.of ?? 0, groups: groups?.of ?? 0 };
}

/** Stores a grouping: its groups, and the participants in them. */
export async function addGrouping(
  tx: Db,
  {
    challengeId,
    seed,
    groupSize,
    groups,
    at,
  }: Pick<ChallengeGrouping, 'challengeId' | 'seed' | 'groupSize'> & {
    groups: readonly { name: string; ids: readonly number[] }[];
    at: Date;
  },
): Promise<void> {
  const [grouping] = await tx
    .insert(challengeGroupings)
    .values({ challengeId, seed, groupSize, createdAt: at })
    .returning({ id: challengeGroupings.id });
  const rows = await tx
    .insert(challengeGroups)
    .values(groups.map(({ name }) => ({ challengeId, name, groupingId: grouping?.id ?? null, createdAt: at })))
    .returning({ id: challengeGroups.id, name: challengeGroups.name });
  const idOf = new Map(rows.map(({ id, name }) => [name, id]));
  const pairs = groups.flatMap(({ name, ids }) => ids.map((id) => ({ id, groupId: idOf.get(name) ?? null })));
  await tx.execute(sql`
    update ${challengeParticipants} set group_id = wanted.group_id
    from unnest(${sql.param(pairs.map(({ id }) => id))}::int[], ${sql.param(pairs.map(({ groupId }) => groupId))}::int[]) as wanted (id, group_id)
    where ${challengeParticipants.id} = wanted.id`);
}

/** A grouping, locked until the transaction ends. */
export async function holdGrouping(tx: Db, id: number): Promise<ChallengeGrouping | null> {
  const [row] = await tx.select().from(challengeGroupings).where(eq(challengeGroupings.id, id)).for('update');
  return row ?? null;
}

/** Deletes the groups of a grouping. Their participants have no buddies again. */
export async function undoGroups(tx: Db, groupingId: number, at: Date): Promise<void> {
  const made = await tx.select({ id: challengeGroups.id }).from(challengeGroups).where(eq(challengeGroups.groupingId, groupingId));
  const ids = made.map(({ id }) => id);
  await tx.update(challengeParticipants).set({ groupId: null }).where(inList(challengeParticipants.groupId, ids));
  await tx.delete(challengeGroups).where(eq(challengeGroups.groupingId, groupingId));
  await tx.update(challengeGroupings).set({ undoneAt: at }).where(eq(challengeGroupings.id, groupingId));
}

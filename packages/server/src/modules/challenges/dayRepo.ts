import { and, asc, eq, exists, isNull, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { addChallengeXp, deleteChallengeXp } from '../stages/xpRepo.ts';
import type { Challenge, ChallengeParticipant, ChallengeTask } from './repo.ts';
import { challengeParticipants, challengeProgress, challenges, challengeTasks } from './tables.ts';

/** A participant with their challenge. */
export interface Participation {
  participant: ChallengeParticipant;
  challenge: Challenge;
}

const selectParticipations = (db: Db) =>
  db
    .select({ participant: challengeParticipants, challenge: challenges })
    .from(challengeParticipants)
    .innerJoin(challenges, eq(challenges.id, challengeParticipants.challengeId));

/** The participation whose mailed key has this hash. */
export async function findByKeyHash(db: Db, hash: Buffer): Promise<Participation | null> {
  const [row] = await selectParticipations(db).where(eq(challengeParticipants.keyHash, hash));
  return row ?? null;
}

export async function findParticipation(db: Db, id: number): Promise<Participation | null> {
  const [row] = await selectParticipations(db).where(eq(challengeParticipants.id, id));
  return row ?? null;
}

/** A participant, locked until the transaction ends. */
export async function holdParticipant(tx: Db, id: number): Promise<ChallengeParticipant | null> {
  const [row] = await tx.select().from(challengeParticipants).where(eq(challengeParticipants.id, id)).for('update');
  return row ?? null;
}

/** The finished days of a participant, in order. */
export async function findFinishedDays(db: Db, participantId: number): Promise<number[]> {
  const rows = await db
    .select({ day: challengeProgress.day })
    .from(challengeProgress)
    .where(eq(challengeProgress.participantId, participantId))
    .orderBy(asc(challengeProgress.day));
  return rows.map(({ day }) => day);
}

/** The tasks of a challenge, in order. */
export const findTasks = (db: Db, challengeId: number): Promise<ChallengeTask[]> =>
  db.select().from(challengeTasks).where(eq(challengeTasks.challengeId, challengeId)).orderBy(asc(challengeTasks.day));

async function findTask(tx: Db, challengeId: number, day: number): Promise<ChallengeTask | null> {
  const [task] = await tx
    .select()
    .from(challengeTasks)
    .where(and(eq(challengeTasks.challengeId, challengeId), eq(challengeTasks.day, day)));
  return task ?? null;
}

/** Stores that a day is finished, with its points for a participant with an account. */
export async function addFinishedDay(tx: Db, participant: ChallengeParticipant, day: number, at: Date): Promise<void> {
  const { id: participantId, userId, challengeId } = participant;
  await tx.insert(challengeProgress).values({ participantId, day, finishedAt: at }).onConflictDoNothing();
  const task = userId === null ? null : await findTask(tx, challengeId, day);
  if (userId !== null && task !== null) await addChallengeXp(tx, task, { userId, at });
}

/** Deletes that a day is finished, together with its points. */
export async function deleteFinishedDay(tx: Db, participant: ChallengeParticipant, day: number): Promise<void> {
  const { id: participantId, userId, challengeId } = participant;
  await tx.delete(challengeProgress).where(and(eq(challengeProgress.participantId, participantId), eq(challengeProgress.day, day)));
  const task = userId === null ? null : await findTask(tx, challengeId, day);
  if (userId !== null && task !== null) await deleteChallengeXp(tx, userId, task.id);
}

/** Stores the hash of the key of a participant. */
export const writeKeyHash = (tx: Db, id: number, keyHash: Buffer) =>
  tx.update(challengeParticipants).set({ keyHash }).where(eq(challengeParticipants.id, id));

/**
 * Assigns the participations under an address to its account, except in a challenge that the
 * account already takes part in.
 */
export async function claimByAddress(tx: Db, { id: userId, email }: { id: number; email: string }): Promise<ChallengeParticipant[]> {
  const own = tx
    .select({ one: sql`1` })
    .from(sql`${challengeParticipants} own`)
    .where(sql`own.challenge_id = ${challengeParticipants.challengeId} and own.user_id = ${userId}`);
  return tx
    .update(challengeParticipants)
    .set({ userId })
    .where(and(eq(challengeParticipants.email, email), isNull(challengeParticipants.userId), not(exists(own))))
    .returning();
}

/** Adds the points of the days that a participant finished before they had an account. */
export async function addXpOfDays(tx: Db, { id, challengeId }: ChallengeParticipant, userId: number): Promise<void> {
  const days = await tx
    .select({ task: challengeTasks, finishedAt: challengeProgress.finishedAt })
    .from(challengeProgress)
    .innerJoin(challengeTasks, and(eq(challengeTasks.challengeId, challengeId), eq(challengeTasks.day, challengeProgress.day)))
    .where(eq(challengeProgress.participantId, id))
    .orderBy(asc(challengeProgress.day));
  for (const { task, finishedAt } of days) await addChallengeXp(tx, task, { userId, at: finishedAt });
}

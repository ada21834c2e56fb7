import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { assignSeats, selectionRoundState, shownRound, type DrawnPerson, type LeadSeats, type Wishes } from '@atlas/domain/groups';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, valueBy, type Source } from '../../commands/loaders.ts';
import { seenBy } from '../access/scopes.ts';
import { users } from '../users/tables.ts';
import type { AccountabilityGroup, RoundChoice, RoundSeat, SelectionRound } from './repo.ts';
import { chosenBy, roundInScope } from './roundScopeRepo.ts';
import { accountabilityGroups, accountabilityMembers, roundChoices, roundDraws, roundSeats, selectionRounds } from './tables.ts';

/** At most this many rounds are considered for a member's page. */
const MAX_CONSIDERED = 20;

// --- Reading ---------------------------------------------------------------------------------------

export const seesRound = seenBy(selectionRounds, selectionRounds.id, (reader) => roundInScope(reader));

/** The round that the reader's page shows, by `shownRound` of domain. */
export async function findShownRound({ db, now, reader }: Source): Promise<SelectionRound | null> {
  const chose = chosenBy(reader.userId, selectionRounds.id);
  const rows = await db
    .select({ round: selectionRounds, chose: sql<boolean>`${chose}` })
    .from(selectionRounds)
    .where(and(roundInScope(reader), or(gt(selectionRounds.closesAt, now), chose)))
    .orderBy(desc(selectionRounds.opensAt))
    .limit(MAX_CONSIDERED);
  return (
    shownRound(
      rows.map(({ round, chose: hasChosen }) => ({ ...round, chose: hasChosen })),
      now,
    ) ?? null
  );
}

/** A line of a protocol with its round. */
export type ProtocolLine = DrawnPerson & { readonly roundId: number };

/**
 * The protocols of ranked rounds: of the stored assignment, or a preview of it for a round that is
 * closed. Other rounds have none.
 */
export const protocolOfRound = manyBy<ProtocolLine>(
  ({ roundId }) => roundId,
  async ({ db, now }, roundIds) => {
    const rounds = await db.select().from(selectionRounds).where(inList(selectionRounds.id, roundIds));
    const seats = await db.select().from(roundSeats).where(inList(roundSeats.roundId, roundIds));
    const draws = await db.select().from(roundDraws).where(inList(roundDraws.roundId, roundIds)).orderBy(asc(roundDraws.position));
    const choices = await db
      .select()
      .from(roundChoices)
      .where(inList(roundChoices.roundId, roundIds))
      .orderBy(asc(roundChoices.userId), asc(roundChoices.rank));
    const active = await ofActive(db, choices);
    return rounds.flatMap((round) => {
      const ofRound = <Row extends { roundId: number }>(rows: readonly Row[]) => rows.filter(({ roundId }) => roundId === round.id);
      const state = selectionRoundState(round, now);
      if (round.kind !== 'rank-three' || state === 'upcoming' || state === 'open') return [];
      const drawn =
        round.assignedAt === null
          ? assignSeats(wishesOf(ofRound(active)), ofRound(seats), round.seed)
          : ofRound(draws).map((draw) => readDrawn(draw, ofRound(choices)));
      return drawn.map((line) => ({ ...line, roundId: round.id }));
    });
  },
);

/** A line of the protocol from the stored position and choices of a person. */
function readDrawn({ userId, position }: { userId: number; position: number }, chosen: readonly RoundChoice[]): DrawnPerson {
  const own = chosen.filter((choice) => choice.userId === userId);
  const given = own.find(({ assigned }) => assigned) ?? null;
  const outcomeOf = ({ rank }: RoundChoice) =>
    given === null || rank < given.rank ? 'full' : rank === given.rank ? 'given' : 'not-needed';
  return {
    position,
    userId,
    leadId: given?.leadId ?? null,
    rank: given?.rank ?? null,
    wishes: own.map((choice) => ({ leadId: choice.leadId, outcome: outcomeOf(choice) })),
  };
}

/** The choices of people whose accounts are active. */
async function ofActive(db: Db, chosen: readonly RoundChoice[]): Promise<RoundChoice[]> {
  const ids = [...new Set(chosen.map(({ userId }) => userId))];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inList(users.id, ids), isNull(users.archivedAt)));
  const active = new Set(rows.map(({ id }) => id));
  return chosen.filter(({ userId }) => active.has(userId));
}

/** The wishes of each person, from choices in the order of their ranks. */
function wishesOf(chosen: readonly RoundChoice[]): Wishes[] {
  const byPerson = Map.groupBy(chosen, ({ userId }) => userId);
  return [...byPerson].map(([userId, choices]) => ({ userId, leadIds: choices.map(({ leadId }) => leadId) }));
}

/** A person who can lead in a round, with their accountability group. */
export interface LeadChoice {
  leadId: number;
  groupName: string;
}

/** At most this many people are offered as leads of a round. */
const MAX_OFFERED = 200;

const leaderIsActive = sql`exists (select 1 from ${users} where ${users.id} = ${accountabilityGroups.leaderId} and ${users.archivedAt} is null)`;

/** The people who lead an accountability group, by the name of the group. */
export const findLeadChoices = async (db: Db): Promise<LeadChoice[]> => {
  const rows = await db
    .select({ leadId: accountabilityGroups.leaderId, groupName: accountabilityGroups.name })
    .from(accountabilityGroups)
    .where(and(isNull(accountabilityGroups.archivedAt), isNotNull(accountabilityGroups.leaderId), leaderIsActive))
    .orderBy(asc(accountabilityGroups.name))
    .limit(MAX_OFFERED);
  const seen = new Set<number>();
  return rows.flatMap(({ leadId, groupName }) => {
    if (leadId === null || seen.has(leadId)) return [];
    seen.add(leadId);
    return [{ leadId, groupName }];
  });
};

/** The leaders of the accountability group that a person is in. */
export const ownLeaders = valueBy<readonly number[]>([], async ({ db }, userIds) => {
  const rows = await db
    .select({
      key: accountabilityMembers.userId,
      leaderId: accountabilityGroups.leaderId,
      assistantId: accountabilityGroups.assistantId,
    })
    .from(accountabilityMembers)
    .innerJoin(accountabilityGroups, eq(accountabilityGroups.id, accountabilityMembers.groupId))
    .where(and(inList(accountabilityMembers.userId, userIds), isNull(accountabilityGroups.archivedAt)));
  return rows.map(({ key, leaderId, assistantId }) => ({ key, value: [leaderId, assistantId].filter((id): id is number => id !== null) }));
});

// --- Writing, within a transaction -----------------------------------------------------------------

/**
 * Reads a round for a choice in it. Until the transaction ends, other people can choose as well,
 * but staff cannot change the round.
 */
export async function shareRound(tx: Db, id: number): Promise<SelectionRound | null> {
  const [row] = await tx.select().from(selectionRounds).where(eq(selectionRounds.id, id)).for('share');
  return row ?? null;
}

/** The leads of a round with their seats, by id. */
export const findSeats = (tx: Db, roundId: number): Promise<RoundSeat[]> =>
  tx.select().from(roundSeats).where(eq(roundSeats.roundId, roundId)).orderBy(asc(roundSeats.leadId));

/**
 * Locks the seats of a lead until the transaction ends, so that each of many concurrent choices
 * counts the seats taken before it. Null for a person who does not lead in the round.
 */
export async function holdSeats(tx: Db, roundId: number, leadId: number): Promise<(RoundSeat & { taken: number }) | null> {
  const isSeat = and(eq(roundSeats.roundId, roundId), eq(roundSeats.leadId, leadId));
  const [row] = await tx.select().from(roundSeats).where(isSeat).for('update');
  if (row === undefined) return null;
  const taken = await tx.$count(
    roundChoices,
    and(eq(roundChoices.roundId, roundId), eq(roundChoices.leadId, leadId), eq(roundChoices.assigned, true)),
  );
  return { ...row, taken };
}

/** The choices of a person in a round, by rank. */
export const findOwnChoices = (tx: Db, roundId: number, userId: number): Promise<RoundChoice[]> =>
  tx
    .select()
    .from(roundChoices)
    .where(and(eq(roundChoices.roundId, roundId), eq(roundChoices.userId, userId)))
    .orderBy(asc(roundChoices.rank));

/** Replaces the choices of a person in a round. Of none, it removes those they made. */
export async function writeChoices(
  tx: Db,
  { roundId, userId }: { roundId: number; userId: number },
  chosen: { leadIds: readonly number[]; assigned: boolean; at: Date } | null,
): Promise<void> {
  await tx.delete(roundChoices).where(and(eq(roundChoices.roundId, roundId), eq(roundChoices.userId, userId)));
  if (chosen === null) return;
  const { leadIds, assigned, at } = chosen;
  await tx
    .insert(roundChoices)
    .values(leadIds.map((leadId, index) => ({ roundId, userId, rank: index + 1, leadId, assigned, createdAt: at })));
}

/** The leads whom people chose in a round, and how many people have a seat with each. */
export const findChosen = (tx: Db, roundId: number): Promise<{ leadId: number; taken: number }[]> =>
  tx
    .select({ leadId: roundChoices.leadId, taken: sql<number>`(count(*) filter (where ${roundChoices.assigned}))::int` })
    .from(roundChoices)
    .where(eq(roundChoices.roundId, roundId))
    .groupBy(roundChoices.leadId);

/** Replaces the leads of a round and their seats. */
export async function writeSeats(tx: Db, roundId: number, leads: readonly LeadSeats[]): Promise<void> {
  await tx.delete(roundSeats).where(eq(roundSeats.roundId, roundId));
  await tx.insert(roundSeats).values(leads.map((lead) => ({ roundId, ...lead })));
}

/** The ids among these of people who lead an accountability group and have an active account. */
export async function findLeading(tx: Db, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: accountabilityGroups.leaderId })
    .from(accountabilityGroups)
    .where(and(inList(accountabilityGroups.leaderId, [...userIds]), isNull(accountabilityGroups.archivedAt), leaderIsActive));
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

/** The wishes of everyone with an active account in a round. */
export async function findWishes(tx: Db, roundId: number): Promise<Wishes[]> {
  const rows = await tx
    .select()
    .from(roundChoices)
    .where(eq(roundChoices.roundId, roundId))
    .orderBy(asc(roundChoices.userId), asc(roundChoices.rank));
  return wishesOf(await ofActive(tx, rows));
}

/** Stores an assignment: the draw, and the choices that were given. */
export async function writeAssignment(tx: Db, roundId: number, drawn: readonly DrawnPerson[]): Promise<void> {
  if (drawn.length === 0) return;
  await tx.insert(roundDraws).values(drawn.map(({ userId, position }) => ({ roundId, userId, position })));
  const given = drawn.flatMap(({ userId, rank }) => (rank === null ? [] : [{ userId, rank }]));
  await tx.execute(sql`update ${roundChoices} set assigned = true
    from unnest(${sql.param(given.map(({ userId }) => userId))}::int[], ${sql.param(given.map(({ rank }) => rank))}::int[]) as given (user_id, rank)
    where ${roundChoices.roundId} = ${roundId} and ${roundChoices.userId} = given.user_id and ${roundChoices.rank} = given.rank`);
}

/** Removes the assignment of a round. */
export async function removeAssignment(tx: Db, roundId: number): Promise<void> {
  await tx.delete(roundDraws).where(eq(roundDraws.roundId, roundId));
  await tx.update(roundChoices).set({ assigned: false }).where(eq(roundChoices.roundId, roundId));
}

/** A person with an active account who chose in a round, and the lead whose seat they have. */
export interface RoundResult {
  userId: number;
  leadId: number | null;
}

/** The result of a round for each person with an active account, by id. */
export async function findResults(tx: Db, roundId: number): Promise<RoundResult[]> {
  const rows = await tx
    .select({
      userId: roundChoices.userId,
      leadId: sql<number | null>`max(${roundChoices.leadId}) filter (where ${roundChoices.assigned})`,
    })
    .from(roundChoices)
    .innerJoin(users, eq(users.id, roundChoices.userId))
    .where(and(eq(roundChoices.roundId, roundId), isNull(users.archivedAt)))
    .groupBy(roundChoices.userId)
    .orderBy(asc(roundChoices.userId));
  return rows;
}

/** The group that each of these people leads; the first of several. Locks it against changes. */
export async function holdGroupsLedBy(tx: Db, leadIds: readonly number[]): Promise<Map<number, AccountabilityGroup>> {
  const rows = await tx
    .select()
    .from(accountabilityGroups)
    .where(and(inList(accountabilityGroups.leaderId, [...leadIds]), isNull(accountabilityGroups.archivedAt)))
    .orderBy(desc(accountabilityGroups.id))
    .for('share');
  return new Map(rows.map((group) => [group.leaderId ?? 0, group]));
}

/** The names of the groups that these people are in. */
export async function findGroupNames(tx: Db, userIds: readonly number[]): Promise<Map<number, { id: number; name: string }>> {
  const rows = await tx
    .select({ userId: accountabilityMembers.userId, id: accountabilityGroups.id, name: accountabilityGroups.name })
    .from(accountabilityMembers)
    .innerJoin(accountabilityGroups, eq(accountabilityGroups.id, accountabilityMembers.groupId))
    .where(inList(accountabilityMembers.userId, [...userIds]));
  return new Map(rows.map(({ userId, id, name }) => [userId, { id, name }]));
}

/** Puts people into accountability groups, out of those they are in. */
export async function writePlacements(tx: Db, placed: readonly { userId: number; groupId: number }[], at: Date): Promise<void> {
  if (placed.length === 0) return;
  await tx
    .insert(accountabilityMembers)
    .values(placed.map((one) => ({ ...one, joinedAt: at })))
    .onConflictDoUpdate({
      target: accountabilityMembers.userId,
      set: { groupId: sql`excluded.group_id`, joinedAt: sql`excluded.joined_at` },
    });
}

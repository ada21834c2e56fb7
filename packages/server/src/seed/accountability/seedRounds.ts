import { assignSeats, type DrawnPerson, type SelectionKind } from '@atlas/domain/groups';
import { startOfManilaDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import { insertMany } from '../insertMany.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import { batches } from '../../modules/batches/tables.ts';
import { roundChoices, roundDraws, roundSeats, selectionRounds } from '../../modules/accountability/tables.ts';

interface DemoRound {
  name: string;
  kind: SelectionKind;
  /** Days from seeding. */
  opens: number;
  closes: number;
  assigned?: number;
  announced?: number;
  /** The seats of each lead. */
  seats: number;
  /** The name of the batch whose members may choose; absent for the members of every batch. */
  batch?: string;
  /** Range of its leads among the group leaders. */
  leads: readonly [from: number, to: number];
  /** Number of members who chose. */
  chose: number;
}

/** In sequence: two rounds never overlap. */
const ROUNDS: readonly DemoRound[] = [
  { name: 'Team leads of Batch 15', kind: 'choose-one', opens: -95, closes: -88, announced: -87, leads: [0, 8], seats: 6, chose: 40 },
  {
    name: 'Team leads of Batch 16',
    kind: 'rank-three',
    opens: -50,
    closes: -43,
    assigned: -42,
    announced: -41,
    leads: [4, 12],
    seats: 4,
    chose: 36,
  },
  { name: 'Team leads of Batch 17', kind: 'rank-three', opens: -12, closes: -5, leads: [8, 16], seats: 3, chose: 28 },
  { name: 'Team leads of Batch 18', kind: 'choose-one', opens: -2, closes: 5, leads: [0, 10], seats: 3, chose: 22 },
  {
    name: 'Team leads of Batch 19',
    kind: 'rank-three',
    opens: 20,
    closes: 27,
    leads: [0, 6],
    seats: 5,
    batch: 'Batch 19',
    chose: 0,
  },
];

/** Rounds open at 8:00 in the morning in Manila, and close at 8:00 in the evening. */
const [OPENS_MS, CLOSES_MS] = [8 * 3_600_000, 20 * 3_600_000];
const opensAt = (seed: Seed, { opens }: DemoRound) => new Date(startOfManilaDay(daysFrom(seed, opens)).getTime() + OPENS_MS);
const closesAt = (seed: Seed, { closes }: DemoRound) => new Date(startOfManilaDay(daysFrom(seed, closes)).getTime() + CLOSES_MS);

/**
 * Seeds rounds in these states: announced, closed, open and upcoming. One person chose in the first
 * two and may choose now.
 */
export async function seedRounds(
  seed: Seed,
  leaderIds: readonly number[],
  memberIds: readonly number[],
  alwaysChooses: number,
): Promise<void> {
  const random = seededRandom('selection rounds');
  const ids = new Map((await seed.tx.select().from(batches)).map(({ name, id }) => [name, id]));
  const rows = await seed.tx
    .insert(selectionRounds)
    .values(
      ROUNDS.map((round, index) => ({
        name: round.name,
        kind: round.kind,
        opensAt: opensAt(seed, round),
        closesAt: closesAt(seed, round),
        assignedAt: round.assigned === undefined ? null : daysFrom(seed, round.assigned),
        announcedAt: round.announced === undefined ? null : daysFrom(seed, round.announced),
        batchId: ids.get(round.batch ?? '') ?? null,
        seed: 4200 + index,
        createdAt: daysFrom(seed, round.opens - 14),
      })),
    )
    .returning({ id: selectionRounds.id });
  const seats: (typeof roundSeats.$inferInsert)[] = [];
  const choices: (typeof roundChoices.$inferInsert)[] = [];
  const draws: (typeof roundDraws.$inferInsert)[] = [];
  for (const [index, round] of ROUNDS.entries()) {
    const roundId = rows[index]?.id ?? 0;
    const leads = leaderIds.slice(...round.leads).map((leadId) => ({ leadId, seats: round.seats }));
    seats.push(...leads.map((lead) => ({ roundId, ...lead })));
    const own = index < 2 ? [alwaysChooses] : [];
    const from = index * 25;
    const people = [...own, ...memberIds.slice(from, from + round.chose - own.length)];
    const wishes = wish(round, people, leads, random);
    const drawn = round.assigned === undefined ? [] : assignSeats(wishes, leads, 4200 + index);
    draws.push(...drawn.map(({ userId, position }) => ({ roundId, userId, position })));
    choices.push(...rowsOf(round, { roundId, wishes, drawn, at: opensAt(seed, round) }));
  }
  await seed.tx.insert(roundSeats).values(seats);
  await insertMany(seed.tx, roundChoices, choices);
  await insertMany(seed.tx, roundDraws, draws);
}

interface Wish {
  userId: number;
  leadIds: number[];
}

/**
 * The wishes of each member: three leads, or one with a free seat in a round that is first come,
 * first served.
 */
function wish({ kind }: DemoRound, people: readonly number[], leads: readonly { leadId: number; seats: number }[], random: Random): Wish[] {
  const left = new Map(leads.map(({ leadId, seats }) => [leadId, seats]));
  return people.flatMap((userId) => {
    const open = kind === 'choose-one' ? leads.filter(({ leadId }) => (left.get(leadId) ?? 0) > 0) : leads;
    if (open.length === 0) return [];
    const first = random.between(0, open.length - 1);
    const leadIds = [first, first + 1, first + 2]
      .slice(0, kind === 'choose-one' ? 1 : 3)
      .map((place) => open[place % open.length]?.leadId ?? 0);
    if (kind === 'choose-one') left.set(leadIds[0] ?? 0, (left.get(leadIds[0] ?? 0) ?? 0) - 1);
    return [{ userId, leadIds }];
  });
}

function rowsOf(
  { kind }: DemoRound,
  { roundId, wishes, drawn, at }: { roundId: number; wishes: readonly Wish[]; drawn: readonly DrawnPerson[]; at: Date },
): (typeof roundChoices.$inferInsert)[] {
  const given = new Map(drawn.map(({ userId, leadId }) => [userId, leadId]));
  return wishes.flatMap(({ userId, leadIds }, index) =>
    leadIds.map((leadId, place) => ({
      roundId,
      userId,
      rank: place + 1,
      leadId,
      assigned: kind === 'choose-one' || given.get(userId) === leadId,
      createdAt: new Date(at.getTime() + (index + 1) * 47 * 60_000),
    })),
  );
}

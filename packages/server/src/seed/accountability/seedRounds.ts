import type { SelectionKind } from '@atlas/domain/groups';
import { daysFrom, type Seed } from '../seed.ts';
import { insertMany } from '../insertMany.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import { roundChoices, roundSeats, selectionRounds } from '../../modules/accountability/tables.ts';

interface DemoRound {
  name: string;
  kind: SelectionKind;
  /** Days from seeding. */
  opens: number;
  closes: number;
  assigned?: number;
  /** Range of its leads among the group leaders. */
  leads: readonly [from: number, to: number];
  /** Number of members who chose. */
  chose: number;
}

/** In sequence: two rounds never overlap. */
const ROUNDS: readonly DemoRound[] = [
  { name: 'Team leads of Batch 15', kind: 'choose-one', opens: -95, closes: -88, assigned: -88, leads: [0, 8], chose: 40 },
  { name: 'Team leads of Batch 16', kind: 'rank-three', opens: -50, closes: -43, assigned: -42, leads: [4, 12], chose: 36 },
  { name: 'Team leads of Batch 17', kind: 'rank-three', opens: -12, closes: -5, leads: [8, 16], chose: 28 },
  { name: 'Team leads of Batch 18', kind: 'choose-one', opens: -2, closes: 5, leads: [0, 10], chose: 22 },
  { name: 'Team leads of Batch 19', kind: 'rank-three', opens: 20, closes: 27, leads: [0, 6], chose: 0 },
];

/**
 * Seeds rounds in every state: assigned, closed, open and upcoming. One person chose in the first
 * two and may choose now.
 */
export async function seedRounds(
  seed: Seed,
  leaderIds: readonly number[],
  memberIds: readonly number[],
  alwaysChooses: number,
): Promise<void> {
  const random = seededRandom('selection rounds');
  const rows = await seed.tx
    .insert(selectionRounds)
    .values(
      ROUNDS.map(({ name, kind, opens, closes, assigned }, index) => ({
        name,
        kind,
        opensAt: daysFrom(seed, opens),
        closesAt: daysFrom(seed, closes),
        assignedAt: assigned === undefined ? null : daysFrom(seed, assigned),
        seed: 4200 + index,
        createdAt: daysFrom(seed, opens - 14),
      })),
    )
    .returning({ id: selectionRounds.id });
  const seats: (typeof roundSeats.$inferInsert)[] = [];
  const choices: (typeof roundChoices.$inferInsert)[] = [];
  for (const [index, round] of ROUNDS.entries()) {
    const roundId = rows[index]?.id ?? 0;
    const leads = leaderIds.slice(...round.leads).map((leadId) => ({ leadId, seats: random.between(4, 8) }));
    seats.push(...leads.map((lead) => ({ roundId, ...lead })));
    const own = index < 2 ? [alwaysChooses] : [];
    const from = index * 25;
    const people = [...own, ...memberIds.slice(from, from + round.chose - own.length)];
    choices.push(...choose(round, roundId, people, leads, daysFrom(seed, round.opens), random));
  }
  await seed.tx.insert(roundSeats).values(seats);
  await insertMany(seed.tx, roundChoices, choices);
}

/**
 * The choices of each member: one or three leads. In a choose-one or assigned round they get the
 * first of them with a free seat.
 */
function choose(
  { kind, assigned }: DemoRound,
  roundId: number,
  people: readonly number[],
  leads: readonly { leadId: number; seats: number }[],
  opensAt: Date,
  random: Random,
): (typeof roundChoices.$inferInsert)[] {
  const left = new Map(leads.map(({ leadId, seats }) => [leadId, seats]));
  const takesSeats = kind === 'choose-one' || assigned !== undefined;
  return people.flatMap((userId, at) => {
    const open = kind === 'choose-one' ? leads.filter(({ leadId }) => (left.get(leadId) ?? 0) > 0) : leads;
    if (open.length === 0) return [];
    const first = random.between(0, open.length - 1);
    const wanted = [first, first + 1, first + 2]
      .slice(0, kind === 'choose-one' ? 1 : 3)
      .map((place) => open[place % open.length]?.leadId ?? 0);
    const seat = takesSeats ? wanted.find((leadId) => (left.get(leadId) ?? 0) > 0) : undefined;
    if (seat !== undefined) left.set(seat, (left.get(seat) ?? 0) - 1);
    const createdAt = new Date(opensAt.getTime() + (at + 1) * 47 * 60_000);
    return wanted.map((leadId, index) => ({ roundId, userId, rank: index + 1, leadId, assigned: leadId === seat, createdAt }));
  });
}

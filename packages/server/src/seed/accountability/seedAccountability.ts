import { weekOf } from '@atlas/domain/groups';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import { activeMembers } from '../activeMembers.ts';
import { insertMany } from '../insertMany.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { GROUP_NAMES, NEXT_STEPS, REPLIES } from './demoWords.ts';
import { seedRounds } from './seedRounds.ts';
import {
  accountabilityChoices,
  accountabilityGroups,
  accountabilityMembers,
  checkInCalls,
  checkIns,
} from '../../modules/accountability/tables.ts';

const WEEKS = 8;
const MINUTE = 60_000;
/** The first members of the group of team-lead@: demo accounts. */
const ACCOUNTS = ['member', 'expiring', 'overdue', 'upcoming', 'returnee'];
/** Index of the group with more members than its capacity. */
const OVER_FULL = 4;

/**
 * Seeds accountability groups with eight weeks of check-ins, members without a group, and selection
 * rounds for leads.
 */
export async function seedAccountability(seed: Seed, people: SeededPeople): Promise<void> {
  const members = await activeMembers(seed, people);
  const [leads, others] = [members.slice(0, GROUP_NAMES.length - 1), members.slice(GROUP_NAMES.length - 1)];
  const idOf = (key: string) => people.accounts.get(key) ?? 0;
  const leaderIds = [idOf('team-lead'), ...leads.map(({ id }) => id)];
  const groups = await seedGroups(seed, leaderIds, idOf('assistant-team-lead'));
  // The newest members have no group yet.
  const placed = place(
    seed,
    groups,
    ACCOUNTS.map(idOf),
    others.slice(0, -25).map(({ id }) => id),
  );
  await insertMany(seed.tx, accountabilityMembers, placed);
  const leaders = new Map(groups.map(({ id, leaderId }) => [id, leaderId]));
  await seedCheckIns(seed, placed, (groupId) => leaders.get(groupId) ?? idOf('team-lead'));
  await seedChoices(
    seed,
    others.slice(-25).map(({ id }) => id),
  );
  await seedRounds(
    seed,
    leaderIds,
    others.map(({ id }) => id),
    idOf('member'),
  );
}

type SeededGroup = { id: number; capacity: number; leaderId: number | null };

async function seedGroups(seed: Seed, leaderIds: readonly number[], assistantId: number): Promise<SeededGroup[]> {
  const random = seededRandom('accountability groups');
  return seed.tx
    .insert(accountabilityGroups)
    .values(
      GROUP_NAMES.map((name, index) => ({
        name,
        leaderId: leaderIds[index] ?? null,
        assistantId: index === 0 ? assistantId : null,
        capacity: random.between(5, 8),
        meetingDay: random.between(1, 7),
        meetingTime: random.pick(['06:00', '13:00', '19:30', '20:00', '21:30']),
        chatLink: `https://m.me/j/${name.toLowerCase().replaceAll(' ', '-')}`,
        createdAt: daysFrom(seed, -200 + index * 6),
      })),
    )
    .returning({ id: accountabilityGroups.id, capacity: accountabilityGroups.capacity, leaderId: accountabilityGroups.leaderId });
}

/**
 * Fills the groups one after another. The last ones have room, and one has two members more than
 * its capacity.
 */
function place(seed: Seed, groups: readonly SeededGroup[], accountIds: readonly number[], memberIds: readonly number[]) {
  const waiting = [...memberIds];
  return groups.flatMap(({ id, capacity }, index) => {
    const seats = capacity + (index === OVER_FULL ? 2 : index % 5 === 3 ? -2 : 0);
    const first = index === 0 ? accountIds : [];
    const userIds = [...first, ...waiting.splice(0, Math.max(0, seats - first.length))];
    return userIds.map((userId, at) => ({ userId, groupId: id, joinedAt: daysFrom(seed, -70 + at) }));
  });
}

/**
 * Seeds check-ins of the last weeks: most members check in each week, some with gaps, and a few
 * need help. Leaders answered calls for help of earlier weeks, or called.
 */
async function seedCheckIns(
  seed: Seed,
  placed: readonly { userId: number; groupId: number }[],
  leaderOf: (groupId: number) => number,
): Promise<void> {
  const random = seededRandom('check-ins');
  const monday = weekOf(seed.now);
  const rows = placed.flatMap(({ userId, groupId }) => {
    const steady = random.between(45, 98);
    return Array.from({ length: WEEKS }, (_none, index) => {
      const week = addManilaDays(monday, -7 * index);
      // Members whose time this week is still to come have no check-in yet.
      const createdAt = new Date(week.getTime() + random.between(60, index === 0 ? 60 * 24 : 60 * 24 * 6) * MINUTE);
      const answer = random.pick(['done', 'done', 'done', 'partly', 'partly', 'stuck'] as const);
      const isSent = random.chance(steady) && createdAt <= seed.now;
      const needsHelp = answer === 'stuck' ? random.chance(60) : random.chance(5);
      const isAnswered = needsHelp && index > 1 && leaderOf(groupId) !== userId;
      const answered = isAnswered
        ? {
            reply: REPLIES[userId % REPLIES.length],
            repliedById: leaderOf(groupId),
            repliedAt: new Date(createdAt.getTime() + 600 * MINUTE),
          }
        : { reply: null, repliedById: null, repliedAt: null };
      return isSent
        ? [{ userId, week: isoDay(week), answer, next: random.pick(NEXT_STEPS[answer]), needsHelp, ...answered, createdAt }]
        : [];
    }).flat();
  });
  await insertMany(seed.tx, checkIns, rows);
  const calls = rows.flatMap(({ userId, week, repliedById, repliedAt }) =>
    repliedById !== null && userId % 2 === 0 ? [{ userId, week, calledById: repliedById, createdAt: repliedAt }] : [],
  );
  await insertMany(seed.tx, checkInCalls, calls);
}

/** Seeds when some members without a group can meet. */
async function seedChoices(seed: Seed, userIds: readonly number[]): Promise<void> {
  const random = seededRandom('accountability choices');
  const rows = userIds.map((userId) => ({
    userId,
    meets: random.pick(['morning', 'evening', 'evening', null] as const),
    allowsBuddy: true,
  }));
  await insertMany(seed.tx, accountabilityChoices, rows);
}

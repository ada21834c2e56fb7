import { xpSourceName } from '@atlas/domain/journey';
import { isoDay } from '@atlas/domain/time';
import { eq } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import { activeMembers } from '../activeMembers.ts';
import { insertMany } from '../insertMany.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import { xpEntries } from '../../modules/stages/tables.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { users } from '../../modules/users/tables.ts';
import { ADDRESSES, BUDDY_NAMES, DEMO_CHALLENGE } from './demoChallenge.ts';
import { challengeGroups, challengeParticipants, challengeProgress, challenges, challengeTasks } from '../../modules/challenges/tables.ts';

/** Days since the start of the challenge: today is its seventh day. */
const SINCE = 6;
const GROUP = 4;
const ACCOUNTS = ['member', 'expiring', 'fasttrack', 'upcoming'];

/**
 * Seeds a challenge on its seventh day with members, visitors and participants without accounts,
 * most of them with buddies.
 */
export async function seedChallenges(seed: Seed, people: SeededPeople): Promise<void> {
  const [challenge] = await seed.tx
    .insert(challenges)
    .values({
      name: DEMO_CHALLENGE.name,
      startsOn: isoDay(daysFrom(seed, -SINCE)),
      days: DEMO_CHALLENGE.days.length,
      createdAt: daysFrom(seed, -40),
    })
    .returning({ id: challenges.id });
  const challengeId = challenge?.id ?? 0;
  const tasks = await seed.tx
    .insert(challengeTasks)
    .values(DEMO_CHALLENGE.days.map((day, index) => ({ ...day, challengeId, day: index + 1 })))
    .returning({ id: challengeTasks.id, day: challengeTasks.day, title: challengeTasks.title, points: challengeTasks.points });
  const groups = await seed.tx
    .insert(challengeGroups)
    .values(BUDDY_NAMES.map((name, index) => ({ challengeId, name, createdAt: daysFrom(seed, -12 + index / 10) })))
    .returning({ id: challengeGroups.id });
  await insertMany(
    seed.tx,
    challengeParticipants,
    (await whoJoins(seed, people)).map((who, index) => ({
      ...who,
      challengeId,
      groupId: groups[Math.floor(index / GROUP)]?.id ?? null,
      createdAt: daysFrom(seed, -20 + index / 8),
    })),
  );
  await seedProgress(seed, challengeId, tasks);
  await seedOthers(seed, people);
}

/** Days since the start of the past challenge, and until the start of the next one. */
const PAST = 120;
const NEXT = 30;

/** A challenge that is over, with two demo members, and the next one, which has no participant yet. */
async function seedOthers(seed: Seed, people: SeededPeople): Promise<void> {
  const rows = await seed.tx
    .insert(challenges)
    .values([
      { name: 'July Challenge', startsOn: isoDay(daysFrom(seed, -PAST)), createdAt: daysFrom(seed, -150) },
      { name: 'December Challenge', startsOn: isoDay(daysFrom(seed, NEXT)), createdAt: daysFrom(seed, -3) },
    ])
    .returning({ id: challenges.id });
  const tasks = (challengeId: number) => DEMO_CHALLENGE.days.map((day, index) => ({ ...day, challengeId, day: index + 1 }));
  await seed.tx.insert(challengeTasks).values(rows.flatMap(({ id }) => tasks(id)));
  const challengeId = rows[0]?.id ?? 0;
  const accounts = ['multi', 'expired'].map((key) => people.accounts.get(key)).filter((id) => id !== undefined);
  const joined = await seed.tx.select({ userId: users.id, email: users.email }).from(users).where(inList(users.id, accounts));
  if (joined.length === 0) return;
  const participants = await seed.tx
    .insert(challengeParticipants)
    .values(joined.map((who) => ({ ...who, challengeId, createdAt: daysFrom(seed, -PAST - 5) })))
    .returning({ id: challengeParticipants.id });
  const days = DEMO_CHALLENGE.days.map((_task, index) => index + 1);
  await seed.tx
    .insert(challengeProgress)
    .values(
      participants.flatMap(({ id: participantId }, index) =>
        days.slice(0, 12 - 3 * index).map((day) => ({ participantId, day, finishedAt: daysFrom(seed, day - PAST - 1) })),
      ),
    );
}

/**
 * The participants: demo accounts first, so that they share a group, then members, visitors and
 * addresses in mixed order.
 */
async function whoJoins(seed: Seed, people: SeededPeople): Promise<{ userId: number | null; email: string }[]> {
  const members = (await activeMembers(seed, people)).slice(-90, -20).map(({ id }) => id);
  const accounts = ACCOUNTS.map((key) => people.accounts.get(key) ?? 0);
  const rows = await seed.tx
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(inList(users.id, [...accounts, ...members, ...people.visitors]));
  const addresses = ADDRESSES.map((name) => ({ userId: null, email: `${name}@mail.example` }));
  const isAccount = ({ userId }: { userId: number }) => accounts.includes(userId);
  const others = [...rows.filter((row) => !isAccount(row)), ...addresses];
  // A step coprime to the number of people visits each of them once.
  const mixed = others.map((_row, index) => others[(index * 37) % others.length]).filter((row) => row !== undefined);
  return [...rows.filter(isAccount), ...mixed];
}

async function seedProgress(
  seed: Seed,
  challengeId: number,
  tasks: readonly { id: number; day: number; title: string; points: number }[],
): Promise<void> {
  const participants = await seed.tx
    .select({ id: challengeParticipants.id, userId: challengeParticipants.userId })
    .from(challengeParticipants)
    .where(eq(challengeParticipants.challengeId, challengeId))
    .orderBy(challengeParticipants.id);
  const random = seededRandom('challenge');
  const progress: (typeof challengeProgress.$inferInsert)[] = [];
  const points: (typeof xpEntries.$inferInsert)[] = [];
  for (const { id, userId } of participants) {
    const steady = random.between(20, 95);
    for (const task of tasks.slice(0, SINCE + 1)) {
      // Minutes before now on the same day of the challenge. The first ones of today may be
      // missing.
      const finishedAt = new Date(daysFrom(seed, task.day - SINCE - 1).getTime() - random.between(5, 100) * 60_000);
      if (!random.chance(task.day > SINCE ? steady / 2 : steady)) continue;
      progress.push({ participantId: id, day: task.day, finishedAt });
      if (userId === null) continue;
      const label = `Day ${task.day}: ${task.title}`;
      points.push({
        userId,
        source: 'challenge',
        sourceName: xpSourceName('challenge', task.id),
        points: task.points,
        label,
        createdAt: finishedAt,
      });
    }
  }
  await insertMany(seed.tx, challengeProgress, progress);
  await insertMany(seed.tx, xpEntries, points);
}

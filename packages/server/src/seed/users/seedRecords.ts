import { isoDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import { BUGS, NOTES, WINS } from './demoRecords.ts';
import type { SeededPeople } from './seededPeople.ts';
import { inList } from '../../db/inList.ts';
import { duplicatePairs } from '../../modules/merging/tables.ts';
import { bugReports, privacyRequests, userMerges, userNotes, users, wins } from '../../modules/users/tables.ts';

const NOTE_COUNT = 90;
const WIN_COUNT = 80;
const PAIR_COUNT = 24;
const REQUEST_COUNT = 24;
const REPORT_COUNT = 26;

const hoursAgo = (seed: Seed, hours: number) => new Date(seed.now.getTime() - hours * 3_600_000);

/**
 * Seeds records of people other than their account: notes, wins, merges, privacy requests and bug
 * reports.
 */
export async function seedRecords(
  seed: Seed,
  people: SeededPeople,
  doubles: readonly { id: number; archivedAt: Date | null }[],
): Promise<void> {
  await seedNotes(seed, people);
  await seedWins(seed, people);
  await seedMerges(seed, people, doubles);
  await seedDuplicates(seed, people);
  await seedPrivacyRequests(seed, people);
  await seedBugReports(seed, people);
}

const accountOf = ({ accounts }: SeededPeople, key: string): number => accounts.get(key) ?? 0;

async function seedNotes(seed: Seed, people: SeededPeople): Promise<void> {
  const random = seededRandom('notes');
  const authors = ['admin', 'tribe-team-fa', 'success-manager', 'head-coach', 'coach'].map((key) => accountOf(people, key));
  const subjects = [...people.members.map(({ id }) => id), accountOf(people, 'member'), accountOf(people, 'overdue')];
  await seed.tx.insert(userNotes).values(
    Array.from({ length: NOTE_COUNT }, (_none, index) => ({
      userId: index < 4 ? accountOf(people, 'member') : random.pick(subjects),
      authorId: random.pick(authors),
      body: NOTES[index % NOTES.length] ?? NOTES[0],
      createdAt: hoursAgo(seed, 5 + index * 22 + random.between(0, 12)),
    })),
  );
}

async function seedWins(seed: Seed, people: SeededPeople): Promise<void> {
  const random = seededRandom('wins');
  await seed.tx.insert(wins).values(
    Array.from({ length: WIN_COUNT }, (_none, index) => {
      const [title, body] = WINS[index % WINS.length] ?? WINS[0];
      const achievedAt = daysFrom(seed, -1 - index * 2);
      return {
        userId: index < 3 ? accountOf(people, 'member') : random.pick(people.members).id,
        title,
        body,
        achievedOn: isoDay(achievedAt),
        createdAt: new Date(achievedAt.getTime() + random.between(1, 20) * 3_600_000),
      };
    }),
  );
}

/**
 * Seeds one merge for each duplicate account, and one that was undone. The newest two can still be
 * undone.
 */
async function seedMerges(seed: Seed, people: SeededPeople, doubles: readonly { id: number; archivedAt: Date | null }[]): Promise<void> {
  const random = seededRandom('merges');
  await seed.tx.insert(userMerges).values(
    doubles.map(({ id, archivedAt }, index) => {
      const createdAt = archivedAt ?? seed.now;
      return {
        keptId: people.members[index * 7]?.id ?? 0,
        archivedId: id,
        moved: { subscriptions: random.between(0, 2), care: random.between(0, 3), learning: random.between(0, 30) },
        mergedById: accountOf(people, index % 3 === 0 ? 'admin' : 'tribe-team-fa'),
        undoableUntil: new Date(createdAt.getTime() + 7 * 86_400_000),
        createdAt,
      };
    }),
  );
  const [kept, twin] = [people.members[101], people.members[102]];
  const undoneFrom = daysFrom(seed, -20);
  await seed.tx.insert(userMerges).values({
    keptId: kept?.id ?? 0,
    archivedId: twin?.id ?? 0,
    moved: { subscriptions: 1, care: 0, learning: 12 },
    mergedById: accountOf(people, 'tribe-team-fa'),
    createdAt: undoneFrom,
    undoableUntil: new Date(undoneFrom.getTime() + 7 * 86_400_000),
    undoneAt: new Date(undoneFrom.getTime() + 2 * 3_600_000),
  });
}

/** Seeds pairs of members with the same mobile number, which are suggested as duplicates. */
async function seedDuplicates(seed: Seed, people: SeededPeople): Promise<void> {
  const pairs = Array.from(
    { length: PAIR_COUNT },
    (_none, index) => [people.members[120 + 2 * index], people.members[121 + 2 * index]] as const,
  );
  for (const [index, [one, other]] of pairs.entries()) {
    if (one === undefined || other === undefined) continue;
    await seed.tx
      .update(users)
      .set({ mobileNumber: `0999000${String(index).padStart(4, '0')}` })
      .where(inList(users.id, [one.id, other.id]));
    const [firstId, secondId] = [one.id, other.id].toSorted((a, b) => a - b);
    await seed.tx
      .insert(duplicatePairs)
      .values({ firstId: firstId ?? 0, secondId: secondId ?? 0, reasons: ['mobile'], points: 3, foundAt: hoursAgo(seed, 5 + index) });
  }
}

async function seedPrivacyRequests(seed: Seed, people: SeededPeople): Promise<void> {
  const random = seededRandom('privacy requests');
  await seed.tx.insert(privacyRequests).values(
    Array.from({ length: REQUEST_COUNT }, (_none, index) => {
      const createdAt = hoursAgo(seed, 7 + index * 80);
      const state = index < 4 ? ('requested' as const) : index % 6 === 5 ? ('withdrawn' as const) : ('done' as const);
      return {
        userId: index === 1 ? accountOf(people, 'member') : random.pick(people.members).id,
        kind: index % 4 === 2 ? ('deletion' as const) : ('download' as const),
        state,
        decidedAt: state === 'requested' ? null : new Date(createdAt.getTime() + random.between(1, 5) * 3_600_000),
        createdAt,
      };
    }),
  );
}

const BROWSERS = ['Chrome on Android, 360 × 740', 'Facebook on Android, 412 × 915', 'Safari on iPhone, 390 × 844'];

async function seedBugReports(seed: Seed, people: SeededPeople): Promise<void> {
  const random = seededRandom('bug reports');
  await seed.tx.insert(bugReports).values(
    Array.from({ length: REPORT_COUNT }, (_none, index) => {
      const [page, body] = BUGS[index % BUGS.length] ?? BUGS[0];
      const isVisitor = index % 7 === 3;
      return {
        ticket: `BUG-${String(1041 - index).padStart(5, '0')}`,
        userId: isVisitor ? null : random.pick(people.members).id,
        email: isVisitor ? `bisita.${index}@people.example` : null,
        page,
        body,
        browser: BROWSERS[index % BROWSERS.length] ?? '',
        state: index < 6 ? ('open' as const) : index < 9 ? ('in-progress' as const) : ('closed' as const),
        createdAt: hoursAgo(seed, 3 + index * 75),
      };
    }),
  );
}

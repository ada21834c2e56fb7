import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { daysFrom, type Seed } from '../seed.ts';
import { demoRequestId } from '../demoRequestId.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import { impersonations, signInLog } from '../../modules/auth/tables.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { splitPersonal } from '../../commands/splitPersonal.ts';
import type { WithId } from '../../commands/subject.ts';
import { accessLevels } from '../../modules/access/tables.ts';
import { courses, lessons } from '../../modules/courses/tables.ts';
import { paymentProofs, scheduleEntries } from '../../modules/payments/tables.ts';
import { auditEntries, auditPersonalValues } from '../../modules/audit/tables.ts';

const DAYS = 90;
const SIGN_INS = 3000;
const ENTRIES = 640;
const IMPERSONATIONS = 26;

/** The browsers of people: mostly phones, many in the in-app browser of Facebook. */
const USER_AGENTS = [
  'Mozilla/5.0 (Linux; Android 12; RMX3501) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; CPH2239) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/535.0.0.48.106;]',
  'Mozilla/5.0 (Linux; Android 13; 2201117TY) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
] as const;
/** Networks reserved for documentation. */
const NETWORKS = ['203.0.113', '198.51.100', '192.0.2'] as const;
/** Hours (Manila) in which people sign in: some before work, most after dinner. */
const HOURS = [6, 7, 8, 9, 12, 13, 15, 17, 18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22, 23] as const;

/** A row of the sign-in log, keyed by column name. */
interface Attempt {
  at: Date;
  user_id: number | null;
  email: string;
  is_success: boolean;
  message: string;
  ip: string;
  user_agent: string;
  request_id: string;
}

interface Known {
  id: number;
  email: string;
  since: Date;
}

/** Seeds the sign-in log, the audit and the impersonations of 90 days, oldest first. */
export async function seedLogs(seed: Seed, people: SeededPeople): Promise<void> {
  await insertSignIns(seed, signIns(seed, people));
  await insertEntries(seed, entries(seed, people, await changedRecords(seed)));
  await seed.tx.insert(impersonations).values(looks(seed, people));
}

/**
 * Inserts the rows as one JSON text. One parameter per value would take most of the seeding time.
 */
async function insertSignIns(seed: Seed, rows: readonly Attempt[]): Promise<void> {
  const columns = sql`at, user_id, email, is_success, message, ip, user_agent, request_id`;
  await seed.tx.execute(
    sql`insert into ${signInLog} (${columns}) select ${columns} from jsonb_populate_recordset(null::${signInLog}, ${JSON.stringify(rows)}::jsonb)`,
  );
}

/** An instant `ago` days before seeding, at a waking hour in Manila, and never after seeding. */
function at(seed: Seed, random: Random, ago: number): Date {
  const midnight = Math.floor((daysFrom(seed, -ago).getTime() + 8 * 3_600_000) / 86_400_000) * 86_400_000 - 8 * 3_600_000;
  const wanted = midnight + random.pick(HOURS) * 3_600_000 + random.between(0, 3_599_999);
  return new Date(Math.min(wanted, seed.now.getTime() - random.between(60_000, 7_200_000)));
}

const byTime = <Row extends { at: Date }>(rows: Row[]): Row[] => rows.toSorted((a, b) => a.at.getTime() - b.at.getTime());

function signIns(seed: Seed, people: SeededPeople): Attempt[] {
  const random = seededRandom('sign-ins');
  const known: Known[] = [
    ...people.members.map(({ id, email, joinedAt }) => ({ id, email, since: joinedAt })),
    ...[...people.accounts]
      .filter(([key]) => key !== 'archived')
      .map(([key, id]) => ({ id, email: `${key}@atlas.example`, since: new Date(0) })),
  ];
  const archived = { id: people.accounts.get('archived') ?? null, email: 'archived@atlas.example' };
  const attempt = (index: number): Attempt => {
    // Grows linearly: twice as many today as at the beginning.
    const ago = Math.floor(DAYS * (2 - Math.sqrt(1 + (3 * (index + 0.5)) / SIGN_INS)));
    const when = at(seed, random, ago);
    const someone = random.pick(known);
    const person = someone.since <= when ? someone : (known.at(-1) ?? someone);
    const device = {
      at: when,
      ip: `${random.pick(NETWORKS)}.${random.between(1, 254)}`,
      user_agent: random.pick(USER_AGENTS),
      request_id: demoRequestId('signIns', index),
    };
    const luck = random.between(1, 1000);
    if (luck <= 52) return { ...device, user_id: person.id, email: person.email, is_success: false, message: 'wrong password' };
    if (luck <= 68)
      return { ...device, user_id: null, email: person.email.replace('@', '@mail.'), is_success: false, message: 'unknown account' };
    if (luck <= 71) return { ...device, user_id: archived.id, email: archived.email, is_success: false, message: 'archived account' };
    return { ...device, user_id: person.id, email: person.email, is_success: true, message: 'signed in' };
  };
  return byTime(Array.from({ length: SIGN_INS }, (_none, index) => attempt(index)));
}

type Entry = Pick<typeof auditEntries.$inferInsert, 'action' | 'subjectType' | 'before' | 'after' | 'reason'>;
interface Deed {
  by: readonly string[];
  often: number;
  entry: (random: Random) => Entry;
}

/** Actions of staff within a quarter. */
const DEEDS: readonly Deed[] = [
  {
    by: ['tribe-team-fa', 'admin'],
    often: 14,
    entry: (random) => ({
      action: 'approvePaymentScheduleTransaction',
      subjectType: 'schedule entry',
      before: { status: 'Unpaid' },
      after: { status: 'Paid', paymentPlatform: random.pick(['GCash', 'Maya', 'Bank transfer']) },
    }),
  },
  {
    by: ['tribe-team-fa'],
    often: 3,
    entry: () => ({
      action: 'rejectPaymentProof',
      subjectType: 'paymentProof',
      before: { state: 'submitted' },
      after: { state: 'rejected' },
      reason: 'The reference number cannot be read.',
    }),
  },
  {
    by: ['tribe-team-fa', 'admin'],
    often: 6,
    entry: (random) => ({
      action: 'enrollUser',
      subjectType: 'user',
      after: { funnel: 'freelancing-course', batch: `Batch ${random.between(14, 19)}` },
    }),
  },
  {
    by: ['tribe-team-fa'],
    often: 1,
    entry: () => ({
      action: 'disapprovePaymentScheduleTransaction',
      subjectType: 'schedule entry',
      before: { status: 'Paid' },
      after: { status: 'Unpaid' },
      reason: 'The transfer was sent back by the bank.',
    }),
  },
  {
    by: ['admin', 'tribe-team-fa'],
    often: 5,
    entry: () => ({
      action: 'updateUser',
      subjectType: 'user',
      before: { mobileNumber: '09175550101' },
      after: { mobileNumber: '09175550202' },
    }),
  },
  {
    by: ['coach', 'stage-leader', 'assistant-coach'],
    often: 6,
    entry: (random) => {
      const stage = random.between(1, 4);
      return { action: 'approveMoveUp', subjectType: 'user', before: { stage }, after: { stage: stage + 1 } };
    },
  },
  {
    by: ['coach', 'stage-leader'],
    often: 2,
    entry: () => ({
      action: 'returnMoveUp',
      subjectType: 'user',
      reason: 'Two of the proposals are the same text. Please send one of your own.',
    }),
  },
  {
    by: ['admin'],
    often: 1,
    entry: (random) => ({
      action: 'updateSettings',
      subjectType: 'settings',
      before: { 'workshop-is-live': 'false' },
      after: { 'workshop-is-live': random.pick(['true', 'false']) },
    }),
  },
  {
    by: ['admin'],
    often: 2,
    entry: () => ({
      action: 'updateCourse',
      subjectType: 'course',
      before: { name: 'Proposals' },
      after: { name: 'Proposals that get answered' },
    }),
  },
  {
    by: ['admin'],
    often: 1,
    entry: () => ({
      action: 'updateAccessLevel',
      subjectType: 'access level',
      before: { pageAccess: { retention: false } },
      after: { pageAccess: { retention: true } },
      reason: 'The team needs the list of who may leave.',
    }),
  },
  {
    by: ['admin', 'tribe-team-fa'],
    often: 1,
    entry: () => ({ action: 'archiveUser', subjectType: 'user', before: { archivedAt: null }, reason: 'Asked to leave the community' }),
  },
  {
    by: ['success-manager'],
    often: 3,
    entry: (random) => ({ action: 'logPromise', subjectType: 'user', after: { pesos: random.pick([1749, 3499, 5000]) } }),
  },
];

const BY_WEIGHT = DEEDS.flatMap((deed) => Array.from({ length: deed.often }, () => deed));

/** Inserts entries in the same form as the application: personal values are stored separately. */
async function insertEntries({ tx }: Seed, made: ReturnType<typeof entries>): Promise<void> {
  const split = made.map((entry) => {
    const [before, after] = [
      splitPersonal(entry.subjectType, entry.before ?? undefined),
      splitPersonal(entry.subjectType, entry.after ?? undefined),
    ];
    return {
      row: { ...entry, before: before.kept, after: after.kept },
      personal: { personId: entry.subjectType === 'user' ? entry.subjectId : null, before: before.personal, after: after.personal },
    };
  });
  const rows = await tx
    .insert(auditEntries)
    .values(split.map(({ row }) => row))
    .returning({ id: auditEntries.id });
  const values = split.flatMap(({ personal }, n) => {
    const row = rows[n];
    return row === undefined || (personal.before ?? personal.after) === undefined ? [] : [{ entryId: row.id, ...personal }];
  });
  if (values.length > 0) await tx.insert(auditPersonalValues).values(values);
}

/** Ids of the records that staff change, by their names in the audit. */
async function changedRecords({ tx }: Seed): Promise<ReadonlyMap<string, readonly number[]>> {
  const idsIn = async (table: WithId, where?: SQL): Promise<number[]> =>
    (
      await tx
        .select({ id: sql<number>`${table.id}` })
        .from(table as PgTable)
        .where(where)
        .orderBy(asc(table.id))
    ).map(({ id }) => id);
  return new Map([
    ['access level', await idsIn(accessLevels, eq(accessLevels.key, 'success-manager'))],
    ['course', await idsIn(courses, eq(courses.name, 'Proposals that get answered'))],
    ['lesson', await idsIn(lessons)],
    ['paymentProof', await idsIn(paymentProofs)],
    ['schedule entry', await idsIn(scheduleEntries)],
    ['settings', [1]],
  ]);
}

function entries(
  seed: Seed,
  people: SeededPeople,
  records: ReadonlyMap<string, readonly number[]>,
): (typeof auditEntries.$inferInsert & { at: Date })[] {
  const random = seededRandom('audit');
  const idOf = (key: string) => people.accounts.get(key) ?? null;
  const bySystem = { action: 'runBackup', subjectType: 'backup', after: { state: 'done' } };
  return byTime(
    Array.from({ length: ENTRIES }, (_none, index) => {
      const when = at(seed, random, DAYS - 1 - Math.floor((index * DAYS) / ENTRIES));
      const requestId = demoRequestId('audit', index);
      const member = random.pick(people.members).id;
      if (index % 40 === 11) return { ...bySystem, at: when, actorId: null, subjectId: 1 + Math.floor(index / 40), requestId };
      // A member's own action, sometimes by staff who impersonate the member.
      if (index % 5 === 2) {
        const onBehalfOfId = index % 60 === 2 ? member : null;
        const actorId = onBehalfOfId === null ? member : idOf('admin');
        return {
          at: when,
          actorId,
          onBehalfOfId,
          action: 'finishLesson',
          subjectType: 'lesson',
          subjectId: random.pick(records.get('lesson') ?? []),
          requestId,
        };
      }
      const deed = random.pick(BY_WEIGHT);
      const entry = deed.entry(random);
      const subjectId = entry.subjectType === 'user' ? member : random.pick(records.get(entry.subjectType) ?? []);
      return { ...entry, at: when, actorId: idOf(random.pick(deed.by)), subjectId, requestId };
    }),
  );
}

const REASONS = [
  'Cannot see the course after paying; looking at what the page shows.',
  'The check-in does not open on her phone.',
  'Ticket BUG-01032: the progress is one lesson short.',
  'Helping to send the receipt of the second payment.',
  'Asked why the event is locked.',
  'Checking what an expired membership sees.',
] as const;

function looks(seed: Seed, people: SeededPeople): (typeof impersonations.$inferInsert)[] {
  const random = seededRandom('impersonations');
  return Array.from({ length: IMPERSONATIONS }, (_none, index) => {
    const startedAt = at(seed, random, 3 + (IMPERSONATIONS - 1 - index) * 3);
    // The last one expired after 30 minutes without being ended.
    const endedAt = index === IMPERSONATIONS - 1 ? null : new Date(startedAt.getTime() + random.between(2, 29) * 60_000);
    return {
      impersonatorId: people.accounts.get(index % 3 === 0 ? 'admin' : 'tribe-team-fa') ?? 0,
      userId: random.pick(people.members).id,
      reason: REASONS[index % REASONS.length] ?? REASONS[0],
      startedAt,
      endedAt,
    };
  });
}

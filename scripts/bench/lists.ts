import { sql } from 'drizzle-orm';
import { SEEDED_ACCESS } from '@atlas/domain/access';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import { countUpTo, readPage, type List, type Place, type Rows } from '../../packages/server/src/db/list.ts';
import type { Database, Db } from '../../packages/server/src/db/open.ts';
import type { Source } from '../../packages/server/src/commands/loaders.ts';
import {
  ARCHIVED_USER_LIST,
  MEMBER_LIST,
  NON_MEMBER_LIST,
  type UsersFilter,
} from '../../packages/server/src/modules/users/peopleListRepo.ts';
import { findAccessLevel } from '../../packages/server/src/modules/access/repo.ts';
import { openApp } from '../../packages/server/src/openApp.ts';
import { seedSynthetic } from '../../packages/server/src/seed/synthetic.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from '../postgresServer.ts';
import { addOtherPeople } from './otherPeople.ts';

/** The number of runs of each query; the median counts. */
export const ROUNDS = 15;

interface Asked {
  name: string;
  filter: UsersFilter;
  by?: 'created' | 'name' | 'archived' | 'expiry';
  offset?: number;
  after?: Place;
}

/**
 * The records that the filters refer to. The demo has them, and the added people are spread over
 * them.
 */
interface Named {
  memberLevelId: number;
  /** An access level that a handful of people hold. */
  coachLevelId: number;
  /** Today, and the day in 30 days. */
  days: readonly [string, string];
}

/** Every filter of the lists of people. */
const filters = ({ memberLevelId, coachLevelId, days: [today, soon] }: Named): [name: string, filter: UsersFilter][] => [
  ['all', {}],
  ['status active', { status: 'active' }],
  ['status inactive', { status: 'inactive' }],
  ['Not Enrolled', { enrolment: ['Not Enrolled'] }],
  ['enrolment Active', { enrolment: ['Active'] }],
  ['enrolment Inactive', { enrolment: ['Inactive'] }],
  ['batch', { batchId: [3] }],
  ['three batches', { batchId: [3, 4, 5] }],
  ['two provinces', { province: ['Cebu', 'Iloilo'] }],
  ['stage', { stageId: [2] }],
  ['group', { groupId: [2] }],
  ['level of all', { accessLevelId: [memberLevelId] }],
  ['level of few', { accessLevelId: [coachLevelId] }],
  ['funnel', { funnelId: [2] }],
  ['two funnels', { funnelId: [2, 8] }],
  ['funnel of few', { funnelId: [8] }],
  ['province', { province: ['Cebu'] }],
  ['expires in 30 days', { expiresFrom: today, expiresTo: soon }],
  ['expiring soon', { isExpiringSoon: true }],
  ['stuck', { isStuck: true }],
  ['due soon', { isDueSoon: true }],
  ['asks for help', { needsHelp: true }],
  ['overdue', { isOverdue: true }],
  ['quiet', { isQuiet: true }],
  ['waits to move up', { isWaitingToMoveUp: true }],
  ['expired before', { expiresTo: today }],
  ['created from', { createdFrom: '2025-01-01' }],
  ['created in a month', { createdFrom: '2024-03-01', createdTo: '2024-03-31' }],
  ['batch and active', { batchId: [3], status: 'active' }],
  ['stage, group, funnel', { stageId: [2], groupId: [2], funnelId: [2] }],
  ['search "maria"', { search: 'mari' }],
  ['search two words', { search: 'grace villanueva' }],
  ['search, one match', { search: 'T10000138' }],
  ['search, no match', { search: 'qqqzzz' }],
  ['search "ma"', { search: 'ma' }],
  ['search "vi"', { search: 'vi' }],
  ['search "zy", no match', { search: 'zy' }],
  ['search "m"', { search: 'm' }],
  ['search "ma" and active', { search: 'ma', status: 'active' }],
];

const LISTS = [
  { list: MEMBER_LIST, sorts: ['created', 'name', 'expiry'] },
  { list: NON_MEMBER_LIST, sorts: ['created', 'name', 'expiry'] },
  { list: ARCHIVED_USER_LIST, sorts: ['archived', 'created', 'name', 'expiry'] },
] as const;
type PeopleList = (typeof LISTS)[number]['list'];

/**
 * The queries of staff: each filter of a list in every order, and pages far from the first.
 * Archived people have neither a status nor quick filters.
 */
const requested = ({ list, sorts }: (typeof LISTS)[number], named: Named, deep: Place): Asked[] => [
  ...sorts.flatMap((by) =>
    filters(named)
      .filter(
        ([, { status, isStuck, isDueSoon, isExpiringSoon, needsHelp, isOverdue, isQuiet, isWaitingToMoveUp }]) =>
          list !== ARCHIVED_USER_LIST ||
          [status, isStuck, isDueSoon, isExpiringSoon, needsHelp, isOverdue, isQuiet, isWaitingToMoveUp].every((one) => one === undefined),
      )
      .map(([name, filter]) => ({ name: `${name}, by ${by}`, filter, by })),
  ),
  { name: 'page 100', filter: {}, offset: 990 },
  { name: 'past 1,000, by cursor', filter: {}, after: deep },
];

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function timeOf(database: Database, of: PeopleList, { filter, by = 'created', offset = 0, after }: Asked): Promise<number> {
  const reader = { userId: 1, accessLevelId: 1, access: { roles: 'admin' as const, ...SEEDED_ACCESS.admin } };
  const source: Source = { db: database.db, now: new Date(), reader };
  const rows = of.where(filter, source) as Rows;
  const list: List<string> = of.list;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await readPage(database.db, list, rows, { by, descending: by !== 'name' && by !== 'expiry', limit: 11, offset, after: after ?? null });
    await countUpTo(database.db, list, rows);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** A benchmark to run at each size. `timesAt` returns its durations by name. */
export interface Timed {
  title: string;
  timesAt: (database: Database, size: number) => Promise<Map<string, number>>;
}

const LISTS_OF_PEOPLE: Timed = { title: 'Lists of people, page and count', timesAt };

/**
 * Times something on PostgreSQL with growing numbers of members; one database each, seeded by COPY.
 */
export const benchSizes = (postgres: PostgresServer, sizes: readonly number[], name: string, timed: Timed): Promise<void> =>
  timeSizes('PostgreSQL', sizes, timed, async (size) => {
    const database = `${name}_${size}`;
    await postgres.run(`create database ${database}`);
    return { DATABASE_URL: postgres.url(database) };
  });

/** Measures the page and the count of the lists of people. */
export const benchLists = (postgres: PostgresServer, sizes: readonly number[]): Promise<void> =>
  benchSizes(postgres, sizes, 'members', LISTS_OF_PEOPLE);

/** Measures the same on the embedded database. */
export const benchEmbeddedLists = (sizes: readonly number[]): Promise<void> =>
  timeSizes('the embedded database', sizes, LISTS_OF_PEOPLE, async () => ({}));

async function timeSizes(
  home: string,
  sizes: readonly number[],
  { title, timesAt }: Timed,
  settingsFor: (size: number) => Promise<Record<string, string>>,
): Promise<void> {
  const columns: Map<string, number>[] = [];
  for (const size of sizes) {
    const began = performance.now();
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'atlas-bench-'));
    const app = await openApp(readSettings({ DEMO: '1', LOG_LEVEL: 'fatal', DATA_DIR, ...(await settingsFor(size)) }));
    const rows = await seedSynthetic(app.database, size, app.clock.now(), () => undefined);
    await addOtherPeople(app.database);
    await app.database.db.execute(sql`vacuum analyze`);
    console.log(
      `${home}: ${inThousands(size)} members and a quarter as many others, ${inThousands(rows)} rows in ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
    columns.push(await timesAt(app.database, size));
    await app.database.close();
    rmSync(DATA_DIR, { recursive: true });
  }
  console.log(`\n${title}, on ${home}, ms (median of ${ROUNDS}) at ${sizes.map(inThousands).join(', ')} members`);
  for (const name of columns[0]?.keys() ?? [])
    console.log(`${name.padEnd(48)}${columns.map((column) => (column.get(name) ?? 0).toFixed(1).padStart(9)).join('')}`);
}

const inThousands = (number: number): string => number.toLocaleString('en-PH');

async function namedIn(db: Db): Promise<Named> {
  const [memberLevelId = 0, coachLevelId = 0] = await Promise.all(
    ['member', 'coach'].map(async (key) => (await findAccessLevel(db, key))?.id),
  );
  const now = new Date();
  return { memberLevelId, coachLevelId, days: [isoDay(now), isoDay(addManilaDays(now, 30))] };
}

async function timesAt(database: Database, size: number): Promise<Map<string, number>> {
  const wanted = { by: 'created', descending: true, limit: 1, offset: Math.floor(size / 2), after: null } as const;
  const [middle] = await readPage(database.db, MEMBER_LIST.list, { where: undefined }, wanted);
  const named = await namedIn(database.db);
  const times = new Map<string, number>();
  for (const one of LISTS) {
    for (const wanted of requested(one, named, middle?.place ?? [new Date().toISOString(), 0]))
      times.set(`${one.list.name}: ${wanted.name}`, await timeOf(database, one.list, wanted));
  }
  return times;
}

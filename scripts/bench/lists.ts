import { type SQL, sql } from 'drizzle-orm';
import { SEEDED_ACCESS } from '@atlas/domain/access';
import { countUpTo, readPage, type Place } from '../../packages/server/src/db/list.ts';
import type { Database } from '../../packages/server/src/db/open.ts';
import type { Source } from '../../packages/server/src/commands/loaders.ts';
import { peopleWhere, usersList, type UsersFilter } from '../../packages/server/src/modules/users/repo.ts';
import { openApp } from '../../packages/server/src/openApp.ts';
import { seedSynthetic } from '../../packages/server/src/seed/synthetic.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from '../postgresServer.ts';

const ROUNDS = 15;

interface Asked {
  name: string;
  filter: UsersFilter;
  by?: 'created' | 'name';
  offset?: number;
  after?: Place;
}

/** What staff ask of the list of members. */
const asked = (deep: Place): Asked[] => [
  { name: 'newest first', filter: {} },
  { name: 'by name', filter: {}, by: 'name' },
  { name: 'page 100', filter: {}, offset: 990 },
  { name: 'past 1,000, by cursor', filter: {}, after: deep },
  { name: 'batch', filter: { batchId: 3 } },
  { name: 'group', filter: { groupId: 2 } },
  { name: 'status Active', filter: { status: 'Active' } },
  { name: 'status Expired', filter: { status: 'Expired' } },
  { name: 'search "maria"', filter: { search: 'mari' } },
  { name: 'search two words', filter: { search: 'grace villanueva' } },
  { name: 'search, one match', filter: { search: 'T10000138' } },
  { name: 'search, no match', filter: { search: 'qqqzzz' } },
  { name: 'search "ma"', filter: { search: 'ma' } },
];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function timeOf(database: Database, { filter, by = 'created', offset = 0, after }: Asked): Promise<number> {
  const reader = { userId: 1, accessLevelId: 1, access: { roles: 'admin' as const, ...SEEDED_ACCESS.admin } };
  const source: Source = { db: database.db, now: new Date(), reader };
  const where: SQL | undefined = peopleWhere('member', filter, source);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await readPage(database.db, usersList, where, { by, descending: by === 'created', limit: 11, offset, after: after ?? null });
    await countUpTo(database.db, usersList, where);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** The page and the count of the members list on PostgreSQL, at growing sizes; one database each, seeded by COPY. */
export const benchLists = (postgres: PostgresServer, sizes: readonly number[]): Promise<void> =>
  timeLists('PostgreSQL', sizes, async (size) => {
    const name = `members_${size}`;
    await postgres.run(`create database ${name}`);
    return { DATABASE_URL: postgres.url(name) };
  });

/** The same on the embedded database. */
export const benchEmbeddedLists = (sizes: readonly number[]): Promise<void> => timeLists('the embedded database', sizes, async () => ({}));

async function timeLists(home: string, sizes: readonly number[], settingsFor: (size: number) => Promise<Record<string, string>>) {
  const columns: Map<string, number>[] = [];
  for (const size of sizes) {
    const began = performance.now();
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'atlas-bench-'));
    const app = await openApp(readSettings({ DEMO: '1', LOG_LEVEL: 'fatal', DATA_DIR, ...(await settingsFor(size)) }));
    const rows = await seedSynthetic(app.database, size, app.clock.now(), () => undefined);
    await app.database.db.execute(sql`vacuum analyze`);
    console.log(
      `${home}: ${size.toLocaleString('en-PH')} members, ${rows.toLocaleString('en-PH')} rows in ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
    columns.push(await timesAt(app.database, size));
    await app.database.close();
    rmSync(DATA_DIR, { recursive: true });
  }
  console.log(
    `\nMembers list on ${home}, page and count, ms (median of ${ROUNDS}) at ${sizes.map((size) => size.toLocaleString('en-PH')).join(', ')} members`,
  );
  for (const { name } of asked(['', 0])) {
    console.log(`${name.padEnd(26)}${columns.map((column) => (column.get(name) ?? 0).toFixed(1).padStart(9)).join('')}`);
  }
}

async function timesAt(database: Database, size: number): Promise<Map<string, number>> {
  const [middle] = await readPage(database.db, usersList, undefined, {
    by: 'created',
    descending: true,
    limit: 1,
    offset: Math.floor(size / 2),
    after: null,
  });
  const times = new Map<string, number>();
  for (const one of asked(middle?.place ?? [new Date().toISOString(), 0])) times.set(one.name, await timeOf(database, one));
  return times;
}

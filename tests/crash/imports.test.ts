import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { csvText } from '@atlas/domain/imports';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { App } from '../../packages/server/src/app.ts';
import { type Context, createContext } from '../../packages/server/src/commands/context.ts';
import { accessLevels } from '../../packages/server/src/modules/access/tables.ts';
import { checkFile } from '../../packages/server/src/modules/imports/check.ts';
import { applyImport, undoImport } from '../../packages/server/src/modules/imports/commands.ts';
import { imports } from '../../packages/server/src/modules/imports/tables.ts';
import { users } from '../../packages/server/src/modules/users/tables.ts';
import { closeApp, openApp } from '../../packages/server/src/openApp.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { isLongRun } from '../../scripts/longRun.ts';
import { findPostgres, startPostgres } from '../../scripts/postgresServer.ts';
import { freshFolder } from '../../scripts/serverProcess.ts';

type Env = Record<string, string>;

/** Works on the import under way, and prints a line before each portion of rows. */
const WORKER = `
import { openApp, closeApp } from './packages/server/src/openApp.ts';
import { readSettings } from './packages/server/src/settings.ts';
import { workOnImportsUnderWay } from './packages/server/src/modules/imports/work.ts';
const app = await openApp(readSettings(process.env));
await workOnImportsUnderWay(app, crypto.randomUUID(), { throwIfAborted: () => process.stdout.write('portion\\n') });
await closeApp(app);
process.exit(0);`;

/** Runs the worker, and kills it once it has begun this many portions. @returns whether it ended by itself */
async function workUntil(env: Env, portions: number): Promise<boolean> {
  const worker = spawn(process.execPath, ['--input-type=module-typescript', '-e', WORKER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(worker, 'exit');
  let begun = 0;
  for await (const line of createInterface({ input: worker.stdout }))
    if (line === 'portion' && ++begun === portions) worker.kill('SIGKILL');
  await ended;
  return worker.exitCode === 0;
}

/** Lets workers work until one ends by itself. @returns the number of those that were killed */
async function workWithKills(env: Env, portions: number): Promise<number> {
  for (let kills = 0; kills < 40; kills++) if (await workUntil(env, portions)) return kills;
  throw new Error('The work does not end');
}

async function within<T>(env: Env, run: (app: App, ctx: Context) => Promise<T>): Promise<T> {
  const app = await openApp(readSettings(env));
  try {
    const { db } = app.database;
    const email = 'importer@people.example';
    await db
      .insert(users)
      .values({ email, tribeId: 'T1', slug: 'importer', firstName: 'Lara', lastName: '', createdAt: app.clock.now() })
      .onConflictDoNothing();
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const [level] = await db.select().from(accessLevels).where(eq(accessLevels.key, 'admin'));
    if (!user || !level) throw new Error('There is no administrator');
    await db.execute(
      sql`insert into user_access_levels (user_id, access_level_id, created_at) values (${user.id}, ${level.id}, now()) on conflict do nothing`,
    );
    const visitor = { ip: null, userAgent: null, requestId: 'import' };
    const session = { id: 0, userId: user.id, impersonatorId: null, email, tokenHash: Buffer.alloc(32), level };
    return await run(app, createContext(app, visitor, session));
  } finally {
    await closeApp(app);
  }
}

type Lines = readonly (readonly (string | number)[])[];

const begin = (env: Env, kind: 'members' | 'courses', lines: Lines): Promise<number> =>
  within(env, async (_app, ctx) => {
    const path = join(freshFolder(), 'rows.csv');
    await writeFile(path, csvText(lines));
    const id = await checkFile(ctx, { path, kind, mode: 'create', fileName: 'rows.csv' });
    await applyImport(ctx, id);
    return id;
  });

const stateOf = async ({ database: { db } }: App, id: number) => (await db.select().from(imports).where(eq(imports.id, id)))[0];
const count = async ({ database: { db } }: App, query: ReturnType<typeof sql>) =>
  (await db.execute<{ n: number; distinct: number }>(query)).rows[0];

const PEOPLE = isLongRun ? 1500 : 250;
const COURSES = isLongRun ? 60 : 20;
const LEAST_KILLS = isLongRun ? 3 : 1;

async function expectExactImports(env: Env, where: string): Promise<void> {
  const people = Array.from({ length: PEOPLE }, (_none, n) => [`TK${n}`, `kill-${n}@people.example`, 'Juan', 'member', 10]);
  const id = await begin(env, 'members', [['Tribe ID', 'Email', 'First Name', 'Access Levels', 'Base Points'], ...people]);
  const kills = await workWithKills(env, 3);
  expect(kills).toBeGreaterThanOrEqual(LEAST_KILLS);
  await within(env, async (app, ctx) => {
    expect(await stateOf(app, id)).toMatchObject({ state: 'done', applied: PEOPLE, failed: 0 });
    const made = sql`from users where email like 'kill-%'`;
    expect(await count(app, sql`select count(*)::int as n, count(distinct email)::int as distinct ${made}`)).toEqual({
      n: PEOPLE,
      distinct: PEOPLE,
    });
    const points = sql`from xp_entries where user_id in (select id ${made})`;
    expect(await count(app, sql`select count(*)::int as n, sum(points)::int as distinct ${points}`)).toEqual({
      n: PEOPLE,
      distinct: 10 * PEOPLE,
    });
    const audited = sql`from audit_entries where action = 'importUser'`;
    expect(await count(app, sql`select count(*)::int as n, count(distinct subject_id)::int as distinct ${audited}`)).toEqual({
      n: PEOPLE,
      distinct: PEOPLE,
    });
    await undoImport(ctx, id);
  });
  const undoKills = await workWithKills(env, 3);
  expect(undoKills).toBeGreaterThanOrEqual(LEAST_KILLS);
  await within(env, async (app) => {
    expect(await stateOf(app, id)).toMatchObject({ state: 'undone', undone: PEOPLE, kept: 0 });
    const archived = sql`from users where email like 'kill-%' and archived_at is not null`;
    expect(await count(app, sql`select count(*)::int as n, count(distinct email)::int as distinct ${archived}`)).toEqual({
      n: PEOPLE,
      distinct: PEOPLE,
    });
    const audited = sql`from audit_entries where action = 'undoImportUser'`;
    expect(await count(app, sql`select count(*)::int as n, count(distinct subject_id)::int as distinct ${audited}`)).toEqual({
      n: PEOPLE,
      distinct: PEOPLE,
    });
  });
  // Courses may have one name, so nothing but the keys of their rows prevents that one is added twice.
  const courses = Array.from({ length: COURSES }, (_none, n) => [`CK${n}`, 'Kill']);
  const courseId = await begin(env, 'courses', [['Course ID', 'Name'], ...courses]);
  const courseKills = await workWithKills(env, 12);
  expect(courseKills).toBeGreaterThanOrEqual(LEAST_KILLS);
  await within(env, async (app) => {
    const one = await stateOf(app, courseId);
    expect([one?.state, one?.failed]).toEqual(['done', 0]);
    const made = sql`from courses where name = 'Kill'`;
    expect(await count(app, sql`select count(*)::int as n, count(distinct id)::int as distinct ${made}`)).toEqual({
      n: COURSES,
      distinct: COURSES,
    });
    const keys = sql`from import_keys where kind = 'Courses'`;
    expect(await count(app, sql`select count(*)::int as n, count(distinct record_id)::int as distinct ${keys}`)).toEqual({
      n: COURSES,
      distinct: COURSES,
    });
  });
  console.log(
    `${where}: ${PEOPLE} people applied through ${kills} kills and undone through ${undoKills}, ${COURSES} courses through ${courseKills}`,
  );
}

/** Lets a worker work, and kills it after some seconds. @returns whether it ended by itself */
async function workForSeconds(env: Env, seconds: number): Promise<boolean> {
  const worker = spawn(process.execPath, ['--input-type=module-typescript', '-e', WORKER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(worker, 'exit');
  const lines = createInterface({ input: worker.stdout });
  lines.once('line', () => setTimeout(() => worker.kill('SIGKILL'), seconds * 1000).unref());
  lines.resume();
  await ended;
  return worker.exitCode === 0;
}

const MANY = 50_000;
const MANY_KILLS = 10;
const FIELDS = [
  'Tribe ID',
  'Email',
  'First Name',
  'Middle Name',
  'Last Name',
  'Birth Date (mm/dd/yyyy)',
  'Mobile Number',
  'Sex',
  'Access Levels',
  'Base Points',
];

/** A row of the file, and the values of its account. */
function manyPerson(n: number): { row: (string | number)[]; expected: unknown[] } {
  const [month, day] = [1 + (n % 12), 1 + (n % 28)].map((part) => String(part).padStart(2, '0'));
  const mobile = String(9_170_000_000 + n);
  const names = [`Ana ${n % 97}`, n % 3 === 0 ? '' : 'Reyes', `Cruz ${n}`];
  const sex = n % 2 === 0 ? 'Female' : 'Male';
  const ids = [`TM${n}`, `many-${n}@people.example`];
  return {
    row: [...ids, ...names, `${month}/${day}/1990`, `0${mobile}`, sex, 'member', n % 100],
    expected: [...ids, names[0], names[1] || null, names[2], `1990-${month}-${day}`, `+63${mobile}`, sex, 'member', n % 100, 'member'],
  };
}

/** Applies 50,000 rows while the worker is killed every few seconds, and compares every field of every person. */
async function expectManyExact(env: Env): Promise<void> {
  const began = performance.now();
  const people = Array.from({ length: MANY }, (_none, n) => manyPerson(n));
  const id = await begin(env, 'members', [FIELDS, ...people.map(({ row }) => row)]);
  const checked = performance.now();
  let kills = 0;
  while (kills < MANY_KILLS && !(await workForSeconds(env, 1 + (kills % 4)))) kills++;
  expect(kills).toBe(MANY_KILLS);
  const killed = await within(env, async (app) => (await stateOf(app, id))?.applied);
  expect(await workUntil(env, Number.POSITIVE_INFINITY)).toBe(true);
  const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`;
  console.log(
    `${MANY} people: ${killed} applied through ${kills} kills, all ${seconds(checked)} after the check, ${seconds(began)} in all`,
  );
  await within(env, async (app) => {
    expect(await stateOf(app, id)).toMatchObject({ state: 'done', applied: MANY, failed: 0 });
    const { rows } = await app.database.db.execute<{ person: unknown[] }>(sql`
      select jsonb_build_array(tribe_id, email, first_name, middle_name, last_name, birthdate, mobile_number, sex,
        (select string_agg(key::text, ',') from user_access_levels join access_levels on access_levels.id = access_level_id where user_id = users.id),
        (select sum(points)::int from xp_entries where user_id = users.id), type) as person
      from users where email like 'many-%' order by substr(email::text, 6, strpos(email::text, '@') - 6)::int`);
    expect(rows).toHaveLength(MANY);
    const wrong = rows.flatMap(({ person }, n) =>
      JSON.stringify(person) === JSON.stringify(people[n]?.expected) ? [] : [[person, people[n]?.expected]],
    );
    expect(wrong.slice(0, 5)).toEqual([]);
    const audited = sql`from audit_entries where action = 'importUser'`;
    expect(await count(app, sql`select count(*)::int as n, count(distinct subject_id)::int as distinct ${audited}`)).toEqual({
      n: MANY,
      distinct: MANY,
    });
  });
}

describe('kill -9 in the middle of an import', () => {
  it.skipIf(findPostgres() === null || !isLongRun)(
    'neither loses nor changes a field of 50,000 people on PostgreSQL',
    { timeout: 1_800_000 },
    async () => {
      const server = await startPostgres();
      try {
        await expectManyExact({ DATA_DIR: freshFolder(), DATABASE_URL: server.url('postgres'), DEMO: '0', LOG_LEVEL: 'silent' });
      } finally {
        await server.stop();
      }
    },
  );

  it('neither loses nor repeats a row on the embedded database', { timeout: 300_000 }, async () => {
    await expectExactImports({ DATA_DIR: freshFolder(), DEMO: '0', LOG_LEVEL: 'silent' }, 'embedded');
  });

  it.skipIf(findPostgres() === null || !isLongRun)('neither loses nor repeats a row on PostgreSQL', { timeout: 300_000 }, async () => {
    const server = await startPostgres();
    try {
      await expectExactImports(
        { DATA_DIR: freshFolder(), DATABASE_URL: server.url('postgres'), DEMO: '0', LOG_LEVEL: 'silent' },
        'PostgreSQL',
      );
    } finally {
      await server.stop();
    }
  });
});

import { randomInt } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sessionExpiry } from '@atlas/domain/sessions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Db } from '../../packages/server/src/db/open.ts';
import { insertSession } from '../../packages/server/src/modules/auth/sessionRepo.ts';
import { hashToken, newToken } from '../../packages/server/src/modules/auth/tokens.ts';
import { seededRandom } from '../../packages/server/src/seed/seededRandom.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../scripts/postgresServer.ts';
import { freshFolder, startServer, type ServerProcess } from '../../scripts/serverProcess.ts';
import { leaksFound, meet, visitAtOnce, type Person, type Visit } from '../ownPages.ts';
import { shuffled } from '../shuffled.ts';

const root = join(import.meta.dirname, '../..');
const PEOPLE = 100;
const PAGES = 1000;
/** More would wait for the database longer than they may. */
const AT_ONCE = 250;
/** One of ten people manages courses; the others are members. */
const isStaff = (number: number) => number % 10 === 0;
const emailOf = (number: number) => `kaibigan${number}@bayan.example`;

/**
 * Adds members with the records of the demo's member, with unique names and ids. Each has as many
 * finished lessons as their number.
 */
async function addPeople(db: Db): Promise<void> {
  await db.execute(sql`
    insert into users (id, email, tribe_id, slug, first_name, last_name, created_at)
    select 7350000 + n, 'kaibigan' || n || '@bayan.example', 'K-' || n, 'kaibigan-' || n, 'Kaibigan' || n || 'q', 'Panauhin' || n || 'q', now()
    from generate_series(1, ${PEOPLE}::int) n`);
  await db.execute(sql`
    insert into user_access_levels (user_id, access_level_id, created_at)
    select u.id, l.id, now() from users u join access_levels l on l.key = case when u.id % 10 = 0 then 'admin' else 'member' end
    where u.id > 7350000`);
  await db.execute(sql`
    insert into subscriptions (user_id, funnel_id, access_level_id, starts_at, expires_at, created_at)
    select u.id, s.funnel_id, s.access_level_id, now() - interval '90 days', now() + interval '1 year', now()
    from users u, subscriptions s join users owner on owner.id = s.user_id and owner.email = 'member@atlas.example' where u.id > 7350000`);
  await db.execute(sql`
    insert into lesson_progress (user_id, lesson_id, finished_at, opened_at)
    select u.id, l.id, now(), now() from users u
    join (select id, row_number() over (order by id) as rank from lessons) l on l.rank <= u.id - 7350000 where u.id > 7350000`);
}

/** Opens a session for a person, as signing in does, and returns its cookie. */
async function openSession(db: Db, number: number): Promise<string> {
  const key = isStaff(number) ? 'admin' : 'member';
  const { rows } = await db.execute<{ id: number }>(sql`select id from access_levels where key = ${key}`);
  const [token, now] = [newToken(), new Date()];
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId: 7350000 + number,
    accessLevelId: rows[0]?.id ?? 0,
    lastSeenAt: now,
    expiresAt: sessionExpiry(now),
    ip: null,
    userAgent: null,
  });
  return `auth-provider=dbAuth; session=${token}`;
}

const VISITORS = ['/', '/login', '/signup', '/va-kickstart', '/courses/my-courses', '/forbidden', '/nowhere'];
/** The staff pages that do not list other staff. */
const STAFF = ['/stages', '/stages/1', '/stages/2', '/stages/new', '/stages/2/edit', '/lessons/new', '/courses/999999', '/nowhere'];

/**
 * A server whose renderer has a module variable: each page gets the markup of the one before.
 * Returns the file to start.
 */
function leakingServer(folder: string): string {
  const app = join(root, 'app');
  symlinkSync(join(app, 'dist'), join(folder, 'dist'));
  mkdirSync(join(folder, 'dist-server'));
  writeFileSync(
    join(folder, 'dist-server/render.js'),
    `import { drawPage as draw } from '${pathToFileURL(join(app, 'dist-server/render.js')).href}';
export { planPage, prepareRenderer } from '${pathToFileURL(join(app, 'dist-server/render.js')).href}';
let last;
export async function drawPage(data) {
  const drawn = await draw(data);
  const answer = last ?? drawn;
  last = drawn;
  return answer;
}
`,
  );
  const main = join(folder, 'main.mjs');
  const server = join(root, 'packages/server/src');
  writeFileSync(
    main,
    `import { start } from '${pathToFileURL(join(server, 'main.ts')).href}';
import { readSettings } from '${pathToFileURL(join(server, 'settings.ts')).href}';
const running = await start(readSettings(process.env), ${JSON.stringify(folder)});
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
console.log('Atlas is ready: ' + running.address);
`,
  );
  return main;
}

/**
 * The given number of different visits: those of each person to their own pages, in turn, and every
 * tenth that of a visitor.
 */
function visitsOf(people: readonly Person[]): Visit[] {
  const visits: Visit[] = [];
  for (let turn = 0; visits.length < PAGES; turn++) {
    for (const [index, person] of people.entries()) {
      const paths = isStaff(index + 1) ? ['/', ...STAFF] : ['/', '/courses/my-courses', ...person.paths, '/courses'];
      const path = paths[turn % paths.length] ?? '/';
      visits.push({ path: turn < paths.length ? path : `${path.split('?')[0]}?turn=${turn}`, person });
      if (index % 10 === 0) visits.push({ path: `${VISITORS[turn % VISITORS.length]}?visitor=${turn}-${index}`, person: null });
    }
  }
  return visits.slice(0, PAGES);
}

describe.skipIf(findPostgres() === null)('a thousand pages of two processes on one PostgreSQL', () => {
  const seed = process.env['ATLAS_SEED'] ?? String(randomInt(1_000_000));
  let postgres: PostgresServer;
  let processes: ServerProcess[] = [];
  const people: Person[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.run('create database atlas');
    const env = { DATABASE_URL: postgres.url('atlas'), DEMO: '1' };
    processes = await Promise.all([startServer(env), startServer(env)]);
    const database = await openDatabase({ url: postgres.url('atlas'), max: 1 });
    await addPeople(database.db);
    for (let number = 1; number <= PEOPLE; number++)
      people.push(await meet(processes[0]?.address ?? '', await openSession(database.db, number), emailOf(number)));
    await database.close();
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop()));
    await postgres.stop();
  });

  it('each belong to their own person', async () => {
    expect(new Set(people.map(({ finishedLessons }) => finishedLessons)).size).toBeGreaterThan(50);
    const visits = visitsOf(people);
    expect(new Set(visits.map(({ path, person }) => `${person?.id} ${path}`)).size).toBe(PAGES);
    console.log(`${PAGES} pages, ATLAS_SEED=${seed}`);
    const started = performance.now();
    const addresses = processes.map(({ address }) => address);
    expect(await visitAtOnce(addresses, shuffled(visits, seededRandom(seed)), people, AT_ONCE)).toEqual([]);
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
    expect(processes.map((one) => one.output()).join('')).not.toContain('could not be drawn');
  });

  it('with a leak would be detected', async () => {
    const { found, missed, mistaken } = await leaksFound(processes[0]?.address ?? '', people);
    expect({ missed, mistaken }).toEqual({ missed: [], mistaken: [] });
    expect(found.length).toBeGreaterThanOrEqual(10);
  });

  it('would be detected when a module retains a page', async () => {
    const leaking = await startServer({ DATABASE_URL: postgres.url('atlas') }, leakingServer(freshFolder()));
    const visits = people.slice(0, 20).flatMap((person) => ['/', ...person.paths.slice(0, 2)].map((path) => ({ path, person })));
    const problems = await visitAtOnce([leaking.address], shuffled(visits, seededRandom(seed)), people);
    await leaking.stop();
    expect(problems.length).toBeGreaterThan(10);
    expect(problems.join('\n')).toContain('it tells Kaibigan');
  });
});

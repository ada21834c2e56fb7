import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../packages/server/src/db/open.ts';
import { closeApp, openApp } from '../../packages/server/src/openApp.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../scripts/postgresServer.ts';
import { freshFolder } from '../../scripts/serverProcess.ts';

const PEOPLE = 5000;
const KILLS = 50;
/** The longest time after which a process is killed: in its first or second transaction. */
const MAX_LIFETIME_MS = 120;

type Env = Record<string, string>;
const settingsOf = (more: Env): Env => ({
  NODE_ENV: 'production',
  SESSION_SECRET: 'the-secret-of-these-sessions-and-no-other',
  LOG_LEVEL: 'fatal',
  DATA_DIR: freshFolder(),
  ...more,
});

/** An installation with five thousand members and two batches. */
async function prepare(env: Env): Promise<void> {
  const app = await openApp(readSettings(env));
  await app.database.db.execute(sql`
    with people as (
      insert into users (email, tribe_id, slug, first_name, last_name, created_at)
      select 'person-' || n || '@example.com', 'T-' || n, 'person-' || n, 'Ana', 'Reyes', now() from generate_series(1, ${PEOPLE}) as n returning id
    ) insert into user_access_levels (user_id, access_level_id, created_at)
    select people.id, levels.id, now() from people, access_levels as levels where levels.key = 'member'`);
  await app.database.db.execute(sql`
    with staff as (
      insert into users (email, tribe_id, slug, first_name, last_name, created_at)
      select who || '@example.com', who, who, 'Paolo', 'Cruz', now() from unnest(array['first', 'second']) as who returning id
    ) insert into user_access_levels (user_id, access_level_id, created_at)
    select staff.id, levels.id, now() from staff, access_levels as levels where levels.key = 'admin'`);
  await app.database.db.execute(sql`
    insert into batches (name, launch_from, launch_to, created_at)
    select 'Batch ' || n, date '2025-01-01' + n, date '2025-01-02' + n, now() from generate_series(1, 2) as n`);
  await closeApp(app);
}

/** Previews a bulk operation that moves everyone into a batch. Returns its number. */
async function begin({ db }: Database, who: string, batch: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into bulk_jobs (operation, input, list, search, preview_hash, state, started_by_id, acting_id, acting_level_id, created_at)
    select 'move-batch', jsonb_build_object('batchId', batches.id), 'members', 'q=person', '', 'previewing', users.id, users.id, levels.id, now()
    from users, access_levels as levels, batches where users.email = ${who} and levels.key = 'admin' and batches.name = ${batch} returning id`);
  return rows[0]?.id ?? 0;
}

interface Standing {
  state: string;
  changed: number;
  failed: number;
  undone: number;
  kept: number;
}
async function read({ db }: Database, id: number): Promise<Standing> {
  const { rows } = await db.execute<Standing & Record<string, unknown>>(
    sql`select state, changed, failed, undone, kept from bulk_jobs where id = ${id}`,
  );
  return rows[0] ?? { state: 'gone', changed: 0, failed: 0, undone: 0, kept: 0 };
}
const setState = ({ db }: Database, id: number, state: string) => db.execute(sql`update bulk_jobs set state = ${state} where id = ${id}`);
const isUnderWay = ({ state }: Standing) => ['previewing', 'running', 'undoing'].includes(state);

/** Every column of every person except revisions, as one text. */
async function readPeople({ db }: Database): Promise<string> {
  const { rows } = await db.execute<{ all: string }>(sql`
    select md5(string_agg((to_jsonb(users) - 'revision')::text || coalesce(held.levels, ''), ' ' order by users.id)) as all
    from users left join lateral (select string_agg(l::text, ' ' order by l.access_level_id) as levels from user_access_levels l where l.user_id = users.id)
      as held on true`);
  return rows[0]?.all ?? '';
}

/** The audit entries by person: each action, and how many people have it how often. */
async function readAudit({ db }: Database) {
  const { rows } = await db.execute(sql`
    select action, times, count(*)::int as people from (
      select action, subject_id, count(*)::int as times from audit_entries where subject_type = 'user' group by action, subject_id
    ) as counted group by action, times order by action, times`);
  return rows;
}

class Workers {
  kills = 0;
  readonly #env: Env;
  /** On the embedded database one process works, and the database is not read in the meantime. */
  readonly #open: () => Promise<Database>;

  constructor(env: Env, open: () => Promise<Database>) {
    this.#env = env;
    this.#open = open;
  }

  async look<Answer>(request: (database: Database) => Promise<Answer>): Promise<Answer> {
    const database = await this.#open();
    try {
      return await request(database);
    } finally {
      await database.close();
    }
  }

  /** Starts a process on each of these bulk operations. */
  async #start(ids: readonly number[]): Promise<ChildProcess[]> {
    return Promise.all(
      ids.map(async (id) => {
        const worker = spawn(process.execPath, ['tests/long/bulkWorker.ts', String(id)], {
          env: { ...process.env, ...this.#env },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        await once(worker.stdout, 'data');
        return worker;
      }),
    );
  }

  /**
   * Runs these operations with processes that are killed repeatedly until all operations have
   * ended. After enough kills, the processes may finish.
   */
  async carryOut(ids: readonly number[]): Promise<void> {
    while ((await this.look((database) => Promise.all(ids.map((id) => read(database, id))))).some(isUnderWay)) {
      const workers = await this.#start(ids);
      if (this.kills < KILLS) await wait(randomInt(MAX_LIFETIME_MS));
      await Promise.all(
        workers.map(async (worker) => {
          const ended = worker.exitCode === null ? once(worker, 'exit') : Promise.resolve();
          if (this.kills < KILLS && worker.exitCode === null && worker.kill('SIGKILL')) this.kills++;
          await ended;
        }),
      );
    }
  }
}

/** Moves everyone and undoes it, until enough processes were killed in the meantime. */
async function moveAndUndo(workers: Workers, processes: number): Promise<number> {
  const before = await workers.look(readPeople);
  let times = 0;
  for (; workers.kills < KILLS; times++) {
    const id = await workers.look((database) => begin(database, 'first@example.com', 'Batch 1'));
    const all = Array.from({ length: processes }, () => id);
    await workers.carryOut(all);
    expect(await workers.look((database) => read(database, id))).toMatchObject({ state: 'previewed' });
    await workers.look((database) => setState(database, id, 'running'));
    await workers.carryOut(all);
    expect(await workers.look((database) => read(database, id))).toMatchObject({ state: 'done', changed: PEOPLE, failed: 0 });
    await workers.look((database) => setState(database, id, 'undoing'));
    await workers.carryOut(all);
    expect(await workers.look((database) => read(database, id))).toMatchObject({ state: 'undone', undone: PEOPLE, kept: 0 });
    expect(await workers.look(readPeople)).toBe(before);
  }
  return times;
}

describe('a bulk operation on five thousand people whose workers are killed fifty times changes each once, and its undo restores all', () => {
  it('on the embedded database', async () => {
    const env = settingsOf({});
    await prepare(env);
    const workers = new Workers(env, () => openDatabase({ folder: env['DATA_DIR'] ?? '' }));
    const times = await moveAndUndo(workers, 1);
    console.log(`embedded: ${workers.kills} processes killed in ${times} bulk operations and their undoing`);
    expect(await workers.look(readAudit)).toEqual([
      { action: 'move-batch', times, people: PEOPLE },
      { action: 'undo-move-batch', times, people: PEOPLE },
    ]);
  });

  describe.skipIf(findPostgres() === null)('on PostgreSQL', () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres({ durable: true });
    });
    afterAll(() => postgres.stop());

    const workersOn = async (name: string) => {
      await postgres.run(`create database ${name}`);
      const url = postgres.url(name);
      const env = settingsOf({ DATABASE_URL: url });
      await prepare(env);
      return new Workers(env, () => openDatabase({ url, max: 2 }));
    };

    it.each([1, 4])('with %i at once', async (processes) => {
      const workers = await workersOn(`atlas_bulk_${processes}`);
      const times = await moveAndUndo(workers, processes);
      console.log(`PostgreSQL, ${processes} at once: ${workers.kills} processes killed in ${times} bulk operations and their undoing`);
      expect(await workers.look(readAudit)).toEqual([
        { action: 'move-batch', times, people: PEOPLE },
        { action: 'undo-move-batch', times, people: PEOPLE },
      ]);
    });

    it('with two people at once', async () => {
      const workers = await workersOn('atlas_bulk_two');
      const ids = [
        await workers.look((database) => begin(database, 'first@example.com', 'Batch 1')),
        await workers.look((database) => begin(database, 'second@example.com', 'Batch 2')),
      ];
      await workers.carryOut(ids);
      for (const id of ids) await workers.look((database) => setState(database, id, 'running'));
      await workers.carryOut(ids);
      const ended = await workers.look((database) => Promise.all(ids.map((id) => read(database, id))));
      console.log(
        `PostgreSQL, two people: ${workers.kills} processes killed, ${ended.map(({ changed }) => changed).join(' and ')} changed`,
      );
      expect(ended.map(({ state }) => state)).toEqual(['done', 'done']);
      expect([ended.reduce((sum, { changed }) => sum + changed, 0), ended.reduce((sum, { failed }) => sum + failed, 0)]).toEqual([
        PEOPLE,
        PEOPLE,
      ]);
      expect(await workers.look(readAudit)).toEqual([{ action: 'move-batch', times: 1, people: PEOPLE }]);
    });
  });
});

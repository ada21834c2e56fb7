import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '../app.ts';
import { testApp, type TestApp } from '../testing/testApp.ts';
import { defineJob, type Job } from './defineJob.ts';
import { DEAD_LETTERS, Queues } from './queues.ts';
import { work } from './work.ts';

/** The database. Each test starts its own processes on it. */
let world: TestApp;
let app: App;
const open: Queues[] = [];
beforeAll(async () => {
  world = await testApp({ demo: false });
});
afterAll(() => world.close());
beforeEach(() => {
  app = another();
});
afterEach(async () => {
  for (const queues of open.splice(0)) await queues.close();
  await world.database.db.execute(sql`delete from pgboss.job`);
});

async function working(process: App, jobs: readonly Job[]): Promise<void> {
  await process.queues.open(jobs);
  await work(process, jobs);
}
/** Starts a process on the database. */
function another(): App {
  const queues = new Queues(world.database, world.log);
  open.push(queues);
  return { ...world, queues };
}

/** A job that records its data. */
function noting(run: (what: string, signal: AbortSignal) => void | Promise<void> = () => undefined) {
  const noted: string[] = [];
  const job = defineJob({
    queue: 'tests.note',
    outgoing: false,
    data: z.object({ what: z.string() }),
    retryLimit: 0,
    run: async (_ctx, { what }, signal) => {
      noted.push(what);
      await run(what, signal);
    },
  });
  return { job, noted };
}
const inQueue = async (queue: string) => {
  const { rows } = await app.database.db.execute<{ state: string; data: unknown; output: { message: string } | null }>(
    sql`select state, data, output from pgboss.job where name = ${queue} order by created_on`,
  );
  return rows;
};

describe('a job', () => {
  it('runs once the transaction that sent it has committed', async () => {
    const { job, noted } = noting();
    await working(app, [job]);
    await app.database.transaction(async (tx) => {
      await app.queues.enqueue(tx, job, { what: 'sent' });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(noted).toEqual([]);
    });
    await expect.poll(() => noted).toEqual(['sent']);
    await expect.poll(async () => (await inQueue(job.queue)).map(({ state }) => state)).toEqual(['completed']);
  });

  it('is not sent when the transaction rolls back', async () => {
    const { job, noted } = noting();
    await working(app, [job]);
    const failing = app.database.transaction(async (tx) => {
      await app.queues.enqueue(tx, job, { what: 'rolled back' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await app.database.transaction((tx) => app.queues.enqueue(tx, job, { what: 'kept' }));
    await expect.poll(() => noted).toEqual(['kept']);
    expect(await inQueue(job.queue)).toHaveLength(1);
  });

  it('follows the previous one without a pause', async () => {
    const { job, noted } = noting();
    await working(app, [job]);
    const all = Array.from({ length: 30 }, (_, n) => String(n));
    await app.database.transaction(async (tx) => {
      for (const what of all) await app.queues.enqueue(tx, job, { what });
    });
    // Polled only every ten seconds, thirty of them would take minutes.
    await expect.poll(() => noted, { timeout: 9000 }).toHaveLength(all.length);
    expect(noted.toSorted()).toEqual(all.toSorted());
  });

  it('that exhausts its retries is put away with its data and its problem', async () => {
    const { job, noted } = noting(() => {
      throw new Error('the mail server is away');
    });
    await working(app, [job]);
    await app.database.transaction((tx) => app.queues.enqueue(tx, job, { what: 'fails' }));
    await expect.poll(async () => (await inQueue(DEAD_LETTERS)).map(({ data }) => data)).toEqual([{ what: 'fails' }]);
    expect(noted).toEqual(['fails']);
    const [failed] = await inQueue(job.queue);
    expect([failed?.state, failed?.output?.message]).toEqual(['failed', 'the mail server is away']);
  });

  it('with invalid data is rejected when it is sent', async () => {
    const { job } = noting();
    await app.queues.open([job]);
    const sending = app.database.transaction((tx) => app.queues.enqueue(tx, job, { what: 1 } as never));
    await expect(sending).rejects.toThrow(z.ZodError);
    expect(await inQueue(job.queue)).toEqual([]);
  });

  it('with data of an older version fails with a reason, and does not run', async () => {
    const older = defineJob({
      queue: 'tests.note',
      outgoing: false,
      data: z.object({ text: z.string() }),
      retryLimit: 0,
      run: () => Promise.resolve(),
    });
    const { job, noted } = noting();
    await working(app, [job]);
    await app.database.transaction((tx) => app.queues.enqueue(tx, older, { text: 'x' }));
    await expect.poll(async () => (await inQueue(job.queue)).map(({ state }) => state)).toEqual(['failed']);
    expect(noted).toEqual([]);
  });

  it('waits until a process works on its queue', async () => {
    const { job, noted } = noting();
    await app.queues.open([job]);
    await app.database.transaction((tx) => app.queues.enqueue(tx, job, { what: 'waits' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(noted).toEqual([]);
    await working(another(), [job]);
    await expect.poll(() => noted).toEqual(['waits']);
  });

  it('cannot be sent before the queues are open', async () => {
    const { job } = noting();
    const sending = app.database.transaction((tx) => app.queues.enqueue(tx, job, { what: 'early' }));
    await expect(sending).rejects.toThrow('before the queues were open');
  });
});

describe('a single job', () => {
  const single = (run: () => Promise<void>) =>
    defineJob({ queue: 'tests.single', outgoing: false, data: z.object({}), isSingle: true, run: () => run() });

  it('waits once, however often it is woken', async () => {
    const job = single(() => Promise.resolve());
    await app.queues.open([job]);
    await app.database.transaction((tx) => {
      for (let n = 0; n < 20; n++) app.queues.wake(tx, job);
      return Promise.resolve();
    });
    await expect.poll(() => inQueue(job.queue)).toHaveLength(1);
    app.queues.wakeSoon(job);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await inQueue(job.queue)).map(({ state }) => state)).toEqual(['created']);
  });

  it('runs once more when it is woken while it runs', async () => {
    let runs = 0;
    const job = single(async () => {
      runs += 1;
      if (runs === 1) {
        app.queues.wakeSoon(job);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    });
    await working(app, [job]);
    await app.database.transaction((tx) => Promise.resolve(app.queues.wake(tx, job)));
    await expect.poll(() => runs).toBe(2);
  });

  it('is not woken by a transaction that rolled back', async () => {
    const job = single(() => Promise.resolve());
    await app.queues.open([job]);
    const failing = app.database.transaction((tx) => {
      app.queues.wake(tx, job);
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await inQueue(job.queue)).toEqual([]);
  });

  it('that fails is left to its schedule: it is neither retried nor put away', async () => {
    const job = single(() => Promise.reject(new Error('no')));
    await working(app, [job]);
    app.queues.wakeSoon(job);
    await expect.poll(async () => (await inQueue(job.queue)).map(({ state }) => state)).toEqual(['failed']);
    expect(await inQueue(DEAD_LETTERS)).toEqual([]);
  });

  it('ignores being woken before the queues are open', () => {
    expect(() => app.queues.wakeSoon(single(() => Promise.resolve()))).not.toThrow();
  });
});

describe('a stopping process', () => {
  it('waits for the running job', async () => {
    let release = () => undefined as void;
    const { job, noted } = noting(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    await working(app, [job]);
    await app.database.transaction((tx) => app.queues.enqueue(tx, job, { what: 'long' }));
    await expect.poll(() => noted).toEqual(['long']);
    let hasStopped = false;
    const stopped = app.queues.close().then(() => {
      hasStopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(hasStopped).toBe(false);
    release();
    await stopped;
    expect((await inQueue(job.queue)).map(({ state }) => state)).toEqual(['completed']);
  });

  it('leaves a job that ends early to the next process, without counting the attempt', async () => {
    const { job, noted } = noting(async (_what, signal) => {
      await new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('cut')));
      });
    });
    await working(app, [job]);
    await app.database.transaction((tx) => app.queues.enqueue(tx, job, { what: 'cut' }));
    await expect.poll(() => noted).toEqual(['cut']);
    await app.queues.close();
    expect((await inQueue(job.queue)).map(({ state, data }) => [state, data])).toEqual([
      ['completed', { what: 'cut' }],
      ['created', { what: 'cut' }],
    ]);
    expect(await inQueue(DEAD_LETTERS)).toEqual([]);
  });
});

describe('a scheduled job', () => {
  const scheduled = async () =>
    (await app.database.db.execute<{ name: string; cron: string; timezone: string }>(sql`select name, cron, timezone from pgboss.schedule`))
      .rows;

  const nightly = defineJob({
    queue: 'tests.nightly',
    outgoing: false,
    data: z.object({}),
    schedule: '0 2 * * *',
    run: () => Promise.resolve(),
  });
  const names = async () => (await scheduled()).map(({ name }) => name).toSorted();
  beforeEach(() => app.database.db.execute(sql`delete from pgboss.schedule`));

  it('runs by Manila time', async () => {
    await working(app, [nightly]);
    expect(await scheduled()).toEqual([{ name: 'tests.nightly', cron: '0 2 * * *', timezone: 'Asia/Manila' }]);
  });

  it('of a newer version stays when a process of an older version begins to work', async () => {
    await working(app, [nightly]);
    await app.queues.close();
    await working(another(), []);
    expect(await names()).toEqual(['tests.nightly']);
  });

  it('of an earlier version is removed when this one lists it as retired, unless a job has it again', async () => {
    await working(app, [nightly]);
    await app.queues.close();
    const again = another();
    await again.queues.open([nightly]);
    await work(again, [nightly], [nightly.queue]);
    expect(await names()).toEqual(['tests.nightly']);
    await again.queues.close();
    const later = another();
    await later.queues.open([]);
    await work(later, [], [nightly.queue]);
    expect(await names()).toEqual([]);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/testApp.ts';
import { Live } from './live.ts';

/** The database. Each test starts its own processes on it. */
let app: TestApp;
let live: Live;
let ending: AbortController;
beforeAll(async () => {
  app = await testApp({ demo: false });
});
afterAll(() => app.close());
beforeEach(() => {
  live = new Live(app.database, app.log);
  ending = new AbortController();
  return () => live.close();
});

/**
 * A page that listens for a person. It counts how often it was woken; the first time is at once.
 */
function page(of: Live, userId: number, signal = ending.signal) {
  const seen = { woken: 0, isOver: false };
  void (async () => {
    for await (const _due of of.listen(userId, signal)) seen.woken += 1;
    seen.isOver = true;
  })();
  return seen;
}
const notify = (from: Live, ...people: number[]) => app.database.transaction((tx) => from.notify(tx, people));
/** On PostgreSQL a page is woken once more when the connection for notices is established. */
const settled = async (...pages: { woken: number }[]) => {
  const most = app.database.kind === 'postgres' ? 2 : 1;
  await expect.poll(() => Math.min(...pages.map(({ woken }) => woken))).toBeGreaterThanOrEqual(most);
  for (const one of pages) one.woken = 0;
};

describe('a listening page', () => {
  it('is woken once the transaction has committed, and only for its person', async () => {
    const [ana, ben] = [page(live, 1), page(live, 2)];
    await settled(ana, ben);
    await app.database.transaction(async (tx) => {
      await live.notify(tx, [1]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(ana.woken).toBe(0);
    });
    await expect.poll(() => ana.woken).toBe(1);
    expect(ben.woken).toBe(0);
  });

  it('is not woken by a transaction that rolled back', async () => {
    const ana = page(live, 1);
    await settled(ana);
    const failing = app.database.transaction(async (tx) => {
      await live.notify(tx, [1]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await notify(live, 2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ana.woken).toBe(0);
  });

  it('is woken among thousands', async () => {
    const last = page(live, 3000);
    await settled(last);
    await notify(live, ...Array.from({ length: 3000 }, (_, n) => n + 1));
    await expect.poll(() => last.woken).toBe(1);
  });

  it('is replaced by a ninth of the same person', async () => {
    const pages = Array.from({ length: 9 }, () => page(live, 1));
    await expect.poll(() => pages.map(({ isOver }) => isOver)).toEqual([true, ...Array(8).fill(false)]);
    expect(live.size).toBe(8);
  });

  it('is removed when it ends', async () => {
    page(live, 1);
    await expect.poll(() => live.size).toBe(1);
    ending.abort();
    await expect.poll(() => live.size).toBe(0);
  });

  it('ends with its process', async () => {
    const ana = page(live, 1);
    await settled(ana);
    await live.close();
    await expect.poll(() => ana.isOver).toBe(true);
    const late = page(live, 1);
    await expect.poll(() => late.isOver).toBe(true);
    expect(late.woken).toBe(0);
  });
});

describe('two processes on PostgreSQL', () => {
  it('notify each other, even after the connection between them broke', async ({ skip }) => {
    if (app.database.kind === 'embedded') return skip();
    const other = new Live(app.database, app.log);
    const ana = page(other, 1);
    await settled(ana);
    await notify(live, 1);
    await expect.poll(() => ana.woken).toBe(1);
    await app.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atlas live' and datname = current_database()`,
    );
    // Woken when the connection is restored, because a notice may have been lost.
    await expect.poll(() => ana.woken, { timeout: 5000 }).toBeGreaterThan(1);
    ana.woken = 0;
    await notify(live, 1);
    await expect.poll(() => ana.woken).toBe(1);
    await other.close();
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/testApp.ts';
import { withClient } from './pool.ts';

const VALUE = 'Maria Private';
const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const settings = { LOG_LEVEL: 'warn', SLOW_STATEMENT_MS: '200' };
  app = await testApp({ demo: false, settings, logTo: { write: (line) => void lines.push(line) } });
  await app.database.db.execute(sql`select 1`);
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const sleep = (seconds: number) => sql`select ${VALUE}::text as value from pg_sleep(${seconds})`;
const TEXT = 'select $1::text as value from pg_sleep($2)';

describe('a slow statement', () => {
  it('is logged as a warning with its name, its text and its duration, without its values', async () => {
    // The statement is named here, because only a limited number of texts get a name automatically,
    // and the tests of a process share them.
    const { rows } = await withClient(app.database.pool, (client) => client.query({ name: 'sleep', text: TEXT, values: [VALUE, 0.3] }));
    expect(rows).toEqual([{ value: VALUE }]);
    expect(logged()).toEqual([
      {
        level: 40,
        time: expect.any(String),
        statement: 'sleep',
        text: TEXT,
        ms: expect.any(Number),
        msg: 'a slow statement',
      },
    ]);
    expect(logged()[0]?.['ms']).toBeGreaterThanOrEqual(200);
    expect(lines.join('')).not.toContain('Maria');
  });

  it('is logged inside a transaction and without a name, too', async () => {
    await app.database.transaction((tx) => tx.execute(sql`select ${VALUE}::text from pg_sleep(0.3) /* unnamed */`));
    expect(logged()).toMatchObject([{ text: 'select $1::text from pg_sleep(0.3) /* unnamed */' }]);
    expect([logged()[0]?.['statement'], lines.join('').includes('Maria')]).toEqual([undefined, false]);
  });

  it('is logged when it is run with a callback', async () => {
    const rows = await withClient(
      app.database.pool,
      (client) =>
        new Promise((resolve, reject) => {
          client.query('select 1 as one from pg_sleep(0.3)', (error, result) => (error ? reject(error) : resolve(result.rows)));
        }),
    );
    expect([rows, logged().map(({ text }) => text)]).toEqual([[{ one: 1 }], ['select 1 as one from pg_sleep(0.3)']]);
  });

  it('is logged when it fails in the end, with its error unchanged', async () => {
    const failing = app.database.db.execute(sql`select 1 / (length(${VALUE} || slept::text) - 13) from pg_sleep(0.3) as slept`);
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
    expect([logged().length, lines.join('').includes('Maria')]).toEqual([1, false]);
  });

  it('is shortened when its text is very long', async () => {
    await app.database.db.execute(sql`select ${sql.raw(`'${'x'.repeat(5000)}'`)} from pg_sleep(0.3)`);
    expect(String(logged()[0]?.['text'])).toHaveLength(2000);
  });

  it('is not logged below the setting', async () => {
    await app.database.db.execute(sleep(0));
    expect(lines).toEqual([]);
  });
});

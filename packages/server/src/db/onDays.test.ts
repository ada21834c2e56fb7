import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserError } from '../errors.ts';
import { batches } from '../modules/batches/tables.ts';
import { testApp, type TestApp } from '../testing/testApp.ts';
import { onDays } from './onDays.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ demo: false });
});
afterAll(() => app.close());

const isOn = async (at: string, days: Parameters<typeof onDays>[1]) => {
  const { db } = app.database;
  const row = { name: 'One', launchFrom: '2025-11-01', launchTo: '2025-11-30' };
  const [batch] = await db
    .insert(batches)
    .values({ ...row, createdAt: new Date(at) })
    .returning({ id: batches.id });
  try {
    return (await db.$count(batches, onDays(batches.createdAt, days) ?? sql`true`)) === 1;
  } finally {
    await db.delete(batches).where(eq(batches.id, batch?.id ?? 0));
  }
};

describe('onDays', () => {
  it.each([
    ['2025-11-16T15:59:59.999Z', { from: '2025-11-17' }, false],
    ['2025-11-16T16:00:00.000Z', { from: '2025-11-17' }, true],
    ['2025-11-17T15:59:59.999Z', { to: '2025-11-17' }, true],
    ['2025-11-17T16:00:00.000Z', { to: '2025-11-17' }, false],
    ['2025-11-17T02:00:00.000Z', { from: '2025-11-17', to: '2025-11-17' }, true],
    ['2025-11-17T02:00:00.000Z', { from: '2025-11-18', to: '2025-11-17' }, false],
    ['2025-11-17T02:00:00.000Z', { from: null, to: '' }, true],
  ])('%s on %o: %s', async (at, days, expected) => expect(await isOn(at, days)).toBe(expected));

  it.each(['2025-02-29', '17/11/2025', 'today'])('rejects %s with a message', (from) =>
    expect(() => onDays(batches.createdAt, { from })).toThrow(new UserError('BAD_USER_INPUT', 'Enter a day like 2025-11-30.')),
  );
});

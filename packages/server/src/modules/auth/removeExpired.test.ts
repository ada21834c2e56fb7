import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, TEST_NOW, type TestApp } from '../../testing/testApp.ts';
import { idempotencyKeys } from '../../commands/tables.ts';
import { removeExpired } from './removeExpired.ts';
import { findCredentials, findLevelsOf } from './signInRepo.ts';
import { emailConfirmations, passwordResets, rateLimits, sessions } from './tables.ts';

const DAY = 86_400_000;
const after = (days: number, ms = 0) => new Date(TEST_NOW.getTime() + days * DAY + ms);

let app: TestApp;
let person: { userId: number; accessLevelId: number };
beforeAll(async () => {
  app = await testApp();
  const { id: userId = 0 } = (await findCredentials(app.database.db, 'member@atlas.example')) ?? {};
  const [level] = await findLevelsOf(app.database.db, userId);
  person = { userId, accessLevelId: level?.id ?? 0 };
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  await Promise.all([rateLimits, sessions, passwordResets, emailConfirmations, idempotencyKeys].map((table) => db.delete(table)));
});

const session = (name: string, times: { expiresAt: Date; revokedAt?: Date }) => ({
  ...person,
  ...times,
  tokenHash: Buffer.from(name),
  lastSeenAt: TEST_NOW,
  createdAt: TEST_NOW,
});
const reset = (name: string, times: { expiresAt: Date; usedAt?: Date }) => ({
  ...times,
  userId: person.userId,
  email: 'member@atlas.example',
  tokenHash: Buffer.from(name),
  nonce: Buffer.from('otp'),
  createdAt: TEST_NOW,
});
const kept = async (table: typeof sessions | typeof passwordResets) =>
  (await app.database.db.select({ tokenHash: table.tokenHash }).from(table)).map(({ tokenHash }) => tokenHash.toString()).toSorted();

describe('removeExpired', () => {
  it('removes sessions that ended 30 days ago or earlier, and no other', async () => {
    await app.database.db
      .insert(sessions)
      .values([
        session('live', { expiresAt: after(1) }),
        session('ended a while ago', { expiresAt: after(-30) }),
        session('ended long ago', { expiresAt: after(-30, -1) }),
        session('revoked a while ago', { expiresAt: after(1), revokedAt: after(-30) }),
        session('revoked long ago', { expiresAt: after(1), revokedAt: after(-30, -1) }),
      ]);
    expect(await removeExpired(app)).toEqual({ limits: 0, sessions: 2, resets: 0, confirmations: 0, keys: 0, views: 0 });
    expect(await kept(sessions)).toEqual(['ended a while ago', 'live', 'revoked a while ago']);
  });

  it('removes password resets that expired, used or not, and no other', async () => {
    await app.database.db
      .insert(passwordResets)
      .values([
        reset('open', { expiresAt: after(0, 1) }),
        reset('used', { expiresAt: after(0, 1), usedAt: TEST_NOW }),
        reset('expired', { expiresAt: TEST_NOW }),
        reset('used and expired', { expiresAt: after(-1), usedAt: after(-2) }),
      ]);
    expect(await removeExpired(app)).toEqual({ limits: 0, sessions: 0, resets: 2, confirmations: 0, keys: 0, views: 0 });
    expect(await kept(passwordResets)).toEqual(['open', 'used']);
  });

  it('removes links for addresses that expired, opened or not, and no other', async () => {
    const link = (email: string, expiresAt: Date, confirmedAt: Date | null = null) => ({
      userId: person.userId,
      email,
      nonce: Buffer.from('nonce'),
      expiresAt,
      confirmedAt,
      createdAt: TEST_NOW,
    });
    await app.database.db
      .insert(emailConfirmations)
      .values([
        link('open@example.com', after(0, 1)),
        link('opened@example.com', after(0, 1), TEST_NOW),
        link('expired@example.com', TEST_NOW),
        link('opened.long.ago@example.com', after(-1), after(-2)),
      ]);
    expect(await removeExpired(app)).toMatchObject({ resets: 0, confirmations: 2 });
    const rows = await app.database.db.select({ email: emailConfirmations.email }).from(emailConfirmations);
    expect(rows.map(({ email }) => email).toSorted()).toEqual(['open@example.com', 'opened@example.com']);
  });

  it("removes limits whose window is over by the machine's clock, and no other", async () => {
    await app.database.db.insert(rateLimits).values([
      { key: 'over', points: 3, expire: Date.now() - 1 },
      { key: 'waiting', points: 3, expire: Date.now() + 60_000 },
      { key: 'for ever', points: 3, expire: null },
    ]);
    app.setNow(after(1000));
    expect(await removeExpired(app)).toEqual({ limits: 1, sessions: 0, resets: 0, confirmations: 0, keys: 0, views: 0 });
    app.setNow(TEST_NOW);
    const rows = await app.database.db.select().from(rateLimits);
    expect(rows.map(({ key }) => key).toSorted()).toEqual(['for ever', 'waiting']);
  });

  it('removes idempotency keys older than 24 hours, and no other, even with the same value', async () => {
    const key = (of: number | null, createdAt: Date) => ({
      key: 'drawn by chance',
      userId: of,
      action: 'x',
      inputHash: Buffer.from('x'),
      createdAt,
    });
    await app.database.db.insert(idempotencyKeys).values([key(person.userId, after(-1, -1)), key(null, after(-1))]);
    expect(await removeExpired(app)).toEqual({ limits: 0, sessions: 0, resets: 0, confirmations: 0, keys: 1, views: 0 });
    expect((await app.database.db.select().from(idempotencyKeys)).map(({ userId }) => userId)).toEqual([null]);
  });

  it('removes more rows than one statement takes, each once, in concurrent runs', async () => {
    await app.database.db.insert(rateLimits).values(Array.from({ length: 2500 }, (_, n) => ({ key: `over ${n}`, points: 1, expire: n })));
    const removed = await Promise.all([removeExpired(app), removeExpired(app), removeExpired(app)]);
    const again = await removeExpired(app);
    expect([...removed, again].reduce((sum, { limits }) => sum + limits, 0)).toBe(2500);
    expect(await app.database.db.$count(rateLimits)).toBe(0);
  });

  it('stops when the signal is aborted', async () => {
    await app.database.db.insert(rateLimits).values({ key: 'over', points: 1, expire: 1 });
    expect(await removeExpired(app, AbortSignal.abort())).toEqual({
      limits: 0,
      sessions: 0,
      resets: 0,
      confirmations: 0,
      keys: 0,
      views: 0,
    });
  });
});

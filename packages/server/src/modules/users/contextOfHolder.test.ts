import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contextOf } from '../../testing/testServer.ts';
import { testApp, type TestApp } from '../../testing/testApp.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { contextOfHolder, type Holder } from './commands.ts';
import { users } from './tables.ts';

let app: TestApp;
let coach: Holder;
beforeAll(async () => {
  app = await testApp();
  const { userId, accessLevelId } = (await contextOf(app, 'coach')).signedIn().reader;
  coach = { userId, accessLevelId, impersonatorId: null };
});
afterAll(() => app.close());

it('has the permissions and the actor of the person', async () => {
  const ctx = await contextOfHolder(app, 'job-1', coach);
  expect(ctx?.source.reader).toEqual((await contextOf(app, 'coach')).source.reader);
  expect(ctx?.access?.roles).toBe('coach');
  expect(ctx?.actor).toEqual({ userId: coach.userId, onBehalfOfId: null, requestId: 'job-1' });
  expect(() => ctx?.signedIn()).toThrow();
});

it('acts under both people when the job was started in a staff view', async () => {
  const admin = (await contextOf(app, 'admin')).signedIn().reader.userId;
  const ctx = await contextOfHolder(app, 'job-1', { ...coach, impersonatorId: admin });
  expect(ctx?.actor).toEqual({ userId: admin, onBehalfOfId: coach.userId, requestId: 'job-1' });
});

it('is null once the level is revoked or archived, or the person is archived', async () => {
  const { db } = app.database;
  const ways: [string, () => Promise<unknown>][] = [
    ['archived', () => db.update(users).set({ archivedAt: app.clock.now() }).where(eq(users.id, coach.userId))],
    ['level archived', () => db.update(accessLevels).set({ archivedAt: app.clock.now() }).where(eq(accessLevels.id, coach.accessLevelId))],
    ['taken away', () => db.delete(userAccessLevels).where(sql`${userAccessLevels.userId} = ${coach.userId}`)],
  ];
  for (const [way, happens] of ways) {
    expect(await contextOfHolder(app, 'job-1', coach), `before ${way}`).not.toBeNull();
    await happens();
    expect(await contextOfHolder(app, 'job-1', coach), way).toBeNull();
    await db.update(users).set({ archivedAt: null });
    await db.update(accessLevels).set({ archivedAt: null });
  }
});

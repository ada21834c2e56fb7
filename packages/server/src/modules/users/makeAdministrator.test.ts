import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextOfJob } from '../../commands/context.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { accessLevels } from '../access/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { makeAdministrator } from './commands.ts';
import { findLevelKeys } from './levelsRepo.ts';

const REASON = 'The first one';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const make = (email: string) => makeAdministrator(contextOfJob(server.app, { id: 'admin-1', userId: null }), email, REASON);
const levelsOf = async (key: string) => findLevelKeys(server.app.database.db, await server.idOf(key));
const linesOf = async (key: string) =>
  server.app.database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'makeAdministrator'), eq(auditEntries.subjectId, await server.idOf(key))));

describe('making an administrator', () => {
  it('adds the access level to those held, with one audit line and its reason', async () => {
    expect(await make('coach@atlas.example')).toBe(true);
    expect(await levelsOf('coach')).toEqual(['admin', 'coach']);
    const lines = await linesOf('coach');
    expect(lines).toMatchObject([
      {
        subjectType: 'user',
        actorId: null,
        requestId: 'admin-1',
        reason: REASON,
        before: { accessLevels: ['coach'] },
        after: { accessLevels: ['admin', 'coach'] },
        at: server.app.clock.now(),
      },
    ]);
    expect(await make('coach@atlas.example')).toBe(false);
    expect(await linesOf('coach')).toEqual(lines);
  });

  it('adds it to the access levels that they can switch to', async () => {
    await make('affiliate@atlas.example');
    const requested = '{ viewer { user { accessLevels { databaseId key } } } }';
    const held = (await server.request('affiliate', requested)).data.viewer.user.accessLevels as { databaseId: number; key: string }[];
    expect(held.map(({ key }) => key).toSorted()).toEqual(['admin', 'affiliate']);
  });

  it('finds the account regardless of the case of the address', async () => {
    expect(await make('ADMIN@Atlas.example')).toBe(false);
  });

  it('is rejected without such an account', async () => {
    await expect(make('nobody@atlas.example')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'There is no account with the email nobody@atlas.example. Sign up with it first.',
    });
  });

  it('is rejected for an archived account', async () => {
    const held = await levelsOf('archived');
    await expect(make('archived@atlas.example')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The account of archived@atlas.example is archived. Restore it first.',
    });
    expect([await levelsOf('archived'), await linesOf('archived')]).toEqual([held, []]);
  });

  it('is rejected while the access level is archived', async () => {
    const { db } = server.app.database;
    const archive = (archivedAt: Date | null) => db.update(accessLevels).set({ archivedAt }).where(eq(accessLevels.key, 'admin'));
    await archive(server.app.clock.now());
    await expect(make('expert@atlas.example')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The access level admin is archived. Restore it first.',
    });
    await archive(null);
  });
});

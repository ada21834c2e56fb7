import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { auditEntries } from '../audit/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;

describe('emails of a kind of notification', () => {
  const SET =
    'mutation ($kind: NotificationKind!, $email: Boolean!) { setNotificationPreference(kind: $kind, email: $email) { id kind email isUrgent } }';
  const all = async (key: string) =>
    (await server.request(key, '{ viewer { notificationPreferences { id kind email } } }')).data.viewer.notificationPreferences as {
      id: string;
      kind: string;
      email: boolean;
    }[];

  it('are on until a person turns off a kind, for that kind and person only', async () => {
    expect((await all('newcomer')).every(({ email }) => email)).toBe(true);
    const others = await all('member');
    const answer = await server.request('newcomer', SET, { kind: 'MOVE_UP', email: false });
    const known = await all('newcomer');
    expect(answer.data.setNotificationPreference).toMatchObject({ kind: 'MOVE_UP', email: false, isUrgent: true });
    expect(known.filter(({ email }) => !email)).toEqual([{ id: answer.data.setNotificationPreference.id, kind: 'MOVE_UP', email: false }]);
    expect(await all('member')).toEqual(others);
    await server.request('newcomer', SET, { kind: 'MOVE_UP', email: true });
    expect((await all('newcomer')).every(({ email }) => email)).toBe(true);
  });

  it('write an audit line with the kind, and none for the same choice again', async () => {
    const lines = async () =>
      db().$count(
        auditEntries,
        and(eq(auditEntries.action, 'setNotificationPreference'), eq(auditEntries.subjectId, await server.idOf('newcomer'))),
      );
    await server.request('newcomer', SET, { kind: 'GROUP', email: false });
    const [line] = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'setNotificationPreference'))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(line).toMatchObject({ before: { group: true }, after: { group: false } });
    const before = await lines();
    await server.request('newcomer', SET, { kind: 'GROUP', email: false });
    expect(await lines()).toBe(before);
  });
});

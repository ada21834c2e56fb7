import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudits } from '../../commands/recordAudit.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { erasePersonalValuesOf } from './repo.ts';
import { auditEntries, auditPersonalValues } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;

/** Records a new phone number of a person. Returns the entry. */
async function changed(key: string, mobileNumber: string) {
  const userId = await server.idOf(key);
  await recordAudits(db(), { userId, onBehalfOfId: null, requestId: 'test' }, [
    {
      at: TEST_NOW,
      action: 'updateProfile',
      subjectType: 'user',
      subjectId: userId,
      before: { mobileNumber: '09170000001', batchId: 1, about: null },
      after: { mobileNumber, batchId: 2, about: 'From Cebu' },
    },
  ]);
  const where = and(eq(auditEntries.subjectId, userId), eq(auditEntries.subjectType, 'user'));
  const [entry] = await db().select().from(auditEntries).where(where).orderBy(desc(auditEntries.id)).limit(1);
  if (!entry) throw new Error('There is no entry');
  return { userId, entry };
}
const shown = async (id: number) => {
  const { json } = await (await server.as('tribe-team-ro')).graphql(`{ viewer { auditEntry(databaseId: ${id}) { before after } } }`);
  return json.data.viewer.auditEntry as { before: unknown; after: unknown };
};

describe('personal values in the audit', () => {
  it('are stored apart from the entry, which keeps the fields with a mark', async () => {
    const { userId, entry } = await changed('member', '09170000002');
    expect(entry.before).toEqual({ mobileNumber: '[personal]', batchId: 1, about: null });
    expect(entry.after).toEqual({ mobileNumber: '[personal]', batchId: 2, about: '[personal]' });
    expect(await db().select().from(auditPersonalValues).where(eq(auditPersonalValues.entryId, entry.id))).toEqual([
      {
        entryId: entry.id,
        personId: userId,
        before: { mobileNumber: '09170000001' },
        after: { mobileNumber: '09170000002', about: 'From Cebu' },
      },
    ]);
  });

  it('are shown to staff while they exist', async () => {
    const { entry } = await changed('member', '09170000003');
    expect(await shown(entry.id)).toEqual({
      before: { mobileNumber: '09170000001', batchId: 1, about: null },
      after: { mobileNumber: '09170000003', batchId: 2, about: 'From Cebu' },
    });
  });

  it('of one person can be erased; their entries stay, and so does everything about others', async () => {
    const [{ userId, entry }, other] = [await changed('upcoming', '09170000004'), await changed('member', '09170000005')];
    const entries = await db().$count(auditEntries);
    expect(await server.app.database.transaction((tx) => erasePersonalValuesOf(tx, userId))).toBeGreaterThan(0);
    expect(await shown(entry.id)).toEqual({
      before: { mobileNumber: '[erased]', batchId: 1, about: null },
      after: { mobileNumber: '[erased]', batchId: 2, about: '[erased]' },
    });
    expect(await shown(other.entry.id)).toMatchObject({ after: { mobileNumber: '09170000005' } });
    expect(await db().$count(auditEntries)).toBe(entries);
    const rest = await db().execute(
      sql`select 1 from audit_entries where before::text like '%09170000004%' or after::text like '%09170000004%'`,
    );
    expect(rest.rows).toEqual([]);
  });

  it('cannot be changed, and neither can the entries', async () => {
    await expect(db().update(auditPersonalValues).set({ after: {} })).rejects.toThrow();
    await expect(db().update(auditEntries).set({ after: {} })).rejects.toThrow();
    await expect(db().delete(auditEntries)).rejects.toThrow();
  });

  it('of a member’s own changes belong to that member', async () => {
    const browser = await server.as('newcomer');
    const userId = await server.idOf('newcomer');
    const { json } = await browser.graphql('mutation W($input: WinInput!) { saveWin(input: $input) { databaseId } }', {
      input: { title: 'First client', body: 'A shop in Davao', achievedOn: '2025-11-10' },
    });
    const id = json.data.saveWin.databaseId as number;
    const [row] = await db()
      .select({ entry: auditEntries, personal: auditPersonalValues })
      .from(auditEntries)
      .innerJoin(auditPersonalValues, eq(auditPersonalValues.entryId, auditEntries.id))
      .where(and(eq(auditEntries.subjectType, 'win'), eq(auditEntries.subjectId, id)));
    expect(row?.personal).toMatchObject({ personId: userId, after: { title: 'First client', body: 'A shop in Davao' } });
    expect(row?.entry.after).toMatchObject({ title: '[personal]', body: '[personal]', userId });
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contextOfJob } from '../commands/context.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';
import { broadcastRecipients, broadcasts } from '../modules/announcements/tables.ts';
import { emailConfirmations, impersonations, passwordResets, recoveryCodes, sessions } from '../modules/auth/tables.ts';
import { resumeOutgoing } from '../modules/installation/commands.ts';
import { isOutgoingPaused } from '../modules/installation/repo.ts';
import { installation } from '../modules/installation/tables.ts';
import { outbox } from '../modules/notifications/tables.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { markRestored } from './markRestored.ts';

const BACKUP_AT = new Date('2025-11-11T18:00:00.000Z');
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await db().delete(installation);
});

const db = () => server.app.database.db;
const restored = () => server.app.database.transaction((tx) => markRestored(tx, { at: TEST_NOW, backupAt: BACKUP_AT }));
async function waitingMail(to: string): Promise<number> {
  const [row] = await db()
    .insert(outbox)
    .values({
      channel: 'email',
      recipient: to,
      kind: 'testMail',
      subject: 'Test',
      payload: { sentAt: TEST_NOW.toISOString() },
      dedupeKey: crypto.randomUUID(),
      notBefore: TEST_NOW,
      createdAt: TEST_NOW,
    })
    .returning({ id: outbox.id });
  return row?.id ?? 0;
}
const mail = async (id: number) => {
  const [row] = await db().select({ state: outbox.state, problem: outbox.problem }).from(outbox).where(eq(outbox.id, id));
  return row;
};

describe('markRestored', () => {
  it('pauses outgoing work, and stores the time of the backup', async () => {
    expect(await isOutgoingPaused(db())).toBe(false);
    await restored();
    expect(await isOutgoingPaused(db())).toBe(true);
    const [row] = await db().select().from(installation);
    expect(row).toMatchObject({ restoredAt: TEST_NOW, backupAt: BACKUP_AT, pausedAt: TEST_NOW, resumedAt: null, resumedById: null });
  });

  it('pauses a copy again whose original had been restored and resumed', async () => {
    await restored();
    await resumeOutgoing(contextOfJob(server.app, { id: 'resume-tests', userId: null }));
    await restored();
    expect(await isOutgoingPaused(db())).toBe(true);
  });

  it('cancels what was waiting in the backup, and nothing added afterwards', async () => {
    const before = await waitingMail('before@example.com');
    await restored();
    const after = await waitingMail('after@example.com');
    expect(await mail(before)).toEqual({
      state: 'cancelled',
      problem: 'It waited when the backup was made that this copy was restored from.',
    });
    expect(await mail(after)).toEqual({ state: 'waiting', problem: null });
  });

  it('stops announcements that were being sent, and makes scheduled ones drafts', async () => {
    await db().delete(broadcastRecipients);
    await db().delete(broadcasts);
    const id = await server.idOf('admin');
    const whole = { title: 'A', body: 'B', audience: 'members' as const, isInApp: true, isMailed: true, createdAt: TEST_NOW };
    const sender = { authorId: id, senderId: id };
    await db()
      .insert(broadcasts)
      .values([
        { ...whole, ...sender, state: 'sending' },
        { ...whole, ...sender, state: 'scheduled', scheduledAt: TEST_NOW },
        { ...whole, ...sender, state: 'sent' },
      ]);
    await restored();
    const rows = await db().select().from(broadcasts).orderBy(broadcasts.id);
    expect(rows.map(({ state, scheduledAt, problem }) => [state, scheduledAt, problem !== null])).toEqual([
      ['stopped', null, true],
      ['draft', null, true],
      ['sent', null, false],
    ]);
  });

  it('ends sessions, including impersonations by staff', async () => {
    const browser = await server.as('member');
    const signedIn = async () => (await browser.graphql('{ viewer { user { name } } }')).json.errors?.[0]?.extensions.code;
    expect(await signedIn()).toBeUndefined();
    await restored();
    expect(await signedIn()).toBe('UNAUTHENTICATED');
    expect(await db().$count(sessions, sql`revoked_at is null`)).toBe(0);
    expect(await db().$count(impersonations, sql`ended_at is null`)).toBe(0);
  });

  it('invalidates password resets, address confirmations, and recovery codes', async () => {
    const id = await server.idOf('member');
    const expiresAt = new Date(TEST_NOW.getTime() + 3_600_000);
    const open = { userId: id, email: 'member@atlas.example', nonce: Buffer.from('nonce'), expiresAt, createdAt: TEST_NOW };
    await db()
      .insert(passwordResets)
      .values({ ...open, tokenHash: Buffer.from('open') });
    await db().insert(emailConfirmations).values(open);
    await db()
      .insert(recoveryCodes)
      .values({ userId: id, codeHash: Buffer.from('unused') });
    await restored();
    expect(await db().$count(passwordResets, sql`used_at is null`)).toBe(0);
    expect(await db().$count(emailConfirmations, sql`confirmed_at is null and expires_at > created_at`)).toBe(0);
    expect(await db().$count(recoveryCodes, sql`used_at is null`)).toBe(0);
  });
});

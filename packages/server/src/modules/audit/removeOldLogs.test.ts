import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOG_DAYS } from '@atlas/domain/audit';
import { testApp, TEST_NOW, type TestApp } from '../../testing/testApp.ts';
import { signInLog } from '../auth/tables.ts';
import { clientErrors } from '../clientErrors/tables.ts';
import { bulkJobRows, bulkJobs, failedJobs } from '../jobs/tables.ts';
import { announcements, outbox } from '../notifications/tables.ts';
import { removeOldLogs } from './commands.ts';
import { users } from '../users/tables.ts';
import { auditEntries } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ demo: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.delete(clientErrors);
  await app.database.db.delete(failedJobs);
  await app.database.db.delete(outbox);
});

/** An instant some days before TEST_NOW, shifted by some milliseconds. */
const ago = (days: number, ms = 0) => new Date(TEST_NOW.getTime() - days * 86_400_000 + ms);
const NOTHING = { signIns: 0, clientErrors: 0, failedJobs: 0, messages: 0, announcements: 0, bulkJobs: 0, bulkPreviews: 0 };

const signIn = (email: string, at: Date) => ({ at, email, isSuccess: false, message: 'unknown account' });
const clientError = (message: string, at: Date) => ({
  at,
  message,
  kind: 'error' as const,
  build: 'x',
  route: null,
  browser: 'Chrome',
  stack: '',
  requestId: 'x',
});
const failedJob = (problem: string, failedAt: Date) => ({
  problem,
  failedAt,
  jobId: crypto.randomUUID(),
  queue: 'x',
  data: {},
  tries: 1,
  sentAt: failedAt,
});
const message = (subject: string, createdAt: Date, state: (typeof outbox.$inferInsert)['state'] = 'sent') => ({
  subject,
  createdAt,
  state,
  channel: 'email' as const,
  recipient: 'ana@example.com',
  kind: 'x',
  payload: {},
  dedupeKey: subject,
  notBefore: createdAt,
  sentAt: state === 'sent' ? createdAt : null,
});

describe('removeOldLogs', () => {
  it('removes the entries of each log past their retention, and nothing else', async () => {
    const { db } = app.database;
    await db.insert(signInLog).values([signIn('kept', ago(LOG_DAYS.signIns)), signIn('old', ago(LOG_DAYS.signIns, -1))]);
    await db
      .insert(clientErrors)
      .values([clientError('kept', ago(LOG_DAYS.clientErrors)), clientError('old', ago(LOG_DAYS.clientErrors, -1))]);
    await db.insert(failedJobs).values([failedJob('kept', ago(LOG_DAYS.failedJobs)), failedJob('old', ago(LOG_DAYS.failedJobs, -1))]);
    await db
      .insert(outbox)
      .values([
        message('kept', ago(LOG_DAYS.messages)),
        message('sent', ago(LOG_DAYS.messages, -1)),
        message('cancelled', ago(LOG_DAYS.messages, -1), 'cancelled'),
        message('waits', ago(LOG_DAYS.messages, -1), 'waiting'),
        message('failed', ago(LOG_DAYS.messages, -1), 'failed'),
      ]);
    const announcement = (key: string, createdAt: Date, finishedAt: Date | null = createdAt) => ({
      key,
      kind: 'new-content' as const,
      title: 'x',
      recipients: [],
      createdAt,
      finishedAt,
    });
    await db
      .insert(announcements)
      .values([
        announcement('kept', ago(LOG_DAYS.announcements)),
        announcement('old', ago(LOG_DAYS.announcements, -1)),
        announcement('unfinished', ago(LOG_DAYS.announcements, -1), null),
      ]);
    const [person] = await db
      .insert(users)
      .values({ email: 'paolo@example.com', tribeId: 'T1', slug: 'paolo', firstName: 'Paolo', lastName: 'Cruz', createdAt: TEST_NOW })
      .returning({ id: users.id });
    const bulkJob = (operation: string, createdAt: Date, state: (typeof bulkJobs.$inferInsert)['state'] = 'done') => ({
      operation,
      createdAt,
      state,
      input: {},
      previewHash: '',
      startedById: person?.id ?? 0,
    });
    const jobs = await db
      .insert(bulkJobs)
      .values([
        bulkJob('kept', ago(LOG_DAYS.bulkJobs)),
        bulkJob('old', ago(LOG_DAYS.bulkJobs, -1)),
        bulkJob('preview', ago(LOG_DAYS.bulkPreviews), 'previewed'),
        bulkJob('old preview', ago(LOG_DAYS.bulkPreviews, -1), 'previewed'),
      ])
      .returning({ id: bulkJobs.id });
    // Two records for the old job, one for each of the others.
    const records = jobs.map(({ id }) => ({ jobId: id, subjectType: 'user', subjectId: 1 }));
    await db.insert(bulkJobRows).values([...records, { jobId: jobs[1]?.id ?? 0, subjectType: 'user', subjectId: 2 }]);
    await db.insert(auditEntries).values({ at: ago(5000), action: 'x', subjectType: 'x' });

    expect(await removeOldLogs(app)).toEqual({
      signIns: 1,
      clientErrors: 1,
      failedJobs: 1,
      messages: 2,
      announcements: 1,
      bulkJobs: 3,
      bulkPreviews: 2,
    });
    expect((await db.select().from(signInLog)).map(({ email }) => email)).toEqual(['kept']);
    expect((await db.select().from(clientErrors)).map((row) => row.message)).toEqual(['kept']);
    expect((await db.select().from(failedJobs)).map(({ problem }) => problem)).toEqual(['kept']);
    expect((await db.select().from(outbox)).map(({ subject }) => subject).toSorted()).toEqual(['failed', 'kept', 'waits']);
    expect((await db.select().from(announcements)).map(({ key }) => key).toSorted()).toEqual(['kept', 'unfinished']);
    expect((await db.select().from(bulkJobs)).map(({ operation }) => operation).toSorted()).toEqual(['kept', 'preview']);
    expect(await db.$count(bulkJobRows)).toBe(2);
    expect(await db.$count(auditEntries)).toBe(1);
    expect(await removeOldLogs(app)).toEqual(NOTHING);
  });

  it('uses the business clock', async () => {
    await app.database.db.insert(clientErrors).values(clientError('kept', TEST_NOW));
    app.setNow(ago(-LOG_DAYS.clientErrors, 1));
    expect(await removeOldLogs(app)).toMatchObject({ clientErrors: 1 });
    app.setNow(TEST_NOW);
  });

  it('removes more rows than one statement can, concurrently, each row once', async () => {
    const { db } = app.database;
    await db.execute(sql`insert into sign_in_log (at, email, is_success, message)
      select ${ago(400)}::timestamptz, n, false, 'x' from generate_series(1, 2500) as n`);
    await db.execute(sql`insert into client_errors (at, kind, build, browser, message, stack, request_id)
      select ${ago(40)}::timestamptz, 'error', 'x', 'x', n, 'x', 'x' from generate_series(1, 2500) as n`);
    const removed = [...(await Promise.all([removeOldLogs(app), removeOldLogs(app), removeOldLogs(app)])), await removeOldLogs(app)];
    expect(removed.reduce((sum, { signIns }) => sum + signIns, 0)).toBe(2500);
    expect(removed.reduce((sum, { clientErrors: errors }) => sum + errors, 0)).toBe(2500);
    expect(await db.$count(clientErrors)).toBe(0);
  });

  it('stops when its signal is aborted', async () => {
    await app.database.db.insert(clientErrors).values(clientError('old', ago(LOG_DAYS.clientErrors, -1)));
    expect(await removeOldLogs(app, AbortSignal.abort())).toEqual(NOTHING);
  });
});

describe('the log of sign-ins', () => {
  it('accepts no deletion from anyone else, even after the removal', async () => {
    const { db } = app.database;
    await db.insert(signInLog).values(signIn('old', ago(LOG_DAYS.signIns, -1)));
    await removeOldLogs(app);
    for (const change of [db.delete(signInLog), db.update(signInLog).set({ message: 'x' }), db.execute(sql`truncate sign_in_log`)])
      await expect(change).rejects.toThrow('sign_in_log');
  });
});

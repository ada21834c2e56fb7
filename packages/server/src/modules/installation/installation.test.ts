import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { contextOfJob } from '../../commands/context.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { defineJob, type Job } from '../../jobs/defineJob.ts';
import { Queues } from '../../jobs/queues.ts';
import { work } from '../../jobs/work.ts';
import type { OutgoingMail } from '../../mail/transport.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { sendDueMails } from '../notifications/deliver.ts';
import { cancelWaitingMessages } from '../notifications/outbox.ts';
import { outbox } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { resumeOutgoing } from './commands.ts';
import { isOutgoingPaused, writeRestored } from './repo.ts';
import { installation } from './tables.ts';

const SERVICE_TOKEN = 'a-service-token-of-32-characters';
const BACKUP_AT = new Date('2025-11-11T18:00:00.000Z');
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { SERVICE_TOKEN } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.database.db.delete(installation);
});

const db = () => server.app.database.db;
const paused = () => writeRestored(db(), { at: TEST_NOW, backupAt: BACKUP_AT });
const command = (app: App = server.app) => contextOfJob(app, { id: 'resume-tests', userId: null });
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
const userId = async (email: string) => (await db().select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? 0;

describe('while outgoing work is paused', () => {
  const sent: OutgoingMail[] = [];
  beforeEach(() => {
    sent.length = 0;
    server.app.mail = { send: async (message) => void sent.push(message), close: () => undefined };
  });

  it('sends no email, and sends all waiting ones afterwards', async () => {
    await paused();
    const id = await waitingMail('waits@example.com');
    expect(await sendDueMails(server.app)).toEqual({ sent: 0, failed: 0, cancelled: 0, postponed: 0 });
    expect([sent, await mail(id)]).toEqual([[], { state: 'waiting', problem: null }]);
    await resumeOutgoing(command());
    await sendDueMails(server.app);
    expect([sent.map(({ to }) => to), (await mail(id))?.state]).toEqual([['waits@example.com'], 'sent']);
  });

  it('sends no email on a call of the email worker endpoint', async () => {
    await paused();
    const id = await waitingMail('machine@example.com');
    const headers = { authorization: `Bearer ${SERVICE_TOKEN}` };
    const answer = await fetch(`${server.address}/api/email-worker`, { method: 'POST', headers });
    expect([answer.status, await answer.json()]).toEqual([200, { sent: 0, failed: 0, cancelled: 0, postponed: 0 }]);
    expect((await mail(id))?.state).toBe('waiting');
  });
});

describe('jobs while outgoing work is paused', () => {
  const processes: Queues[] = [];
  /** A separate process with jobs that record their runs. */
  async function working() {
    const ran: string[] = [];
    const noting = (queue: string, outgoing: boolean): Job =>
      defineJob({ queue, outgoing, data: z.object({}), run: () => Promise.resolve(void ran.push(queue)) });
    const jobs = { inner: noting('tests.inner', false), outgoing: noting('tests.outgoing', true) };
    const queues = new Queues(server.app.database, server.app.log);
    processes.push(queues);
    const app: App = { ...server.app, queues };
    await queues.open(Object.values(jobs));
    const send = (job: Job) => app.database.transaction((tx) => queues.enqueue(tx, job, {}));
    return { app, jobs, ran, send, begin: () => work(app, Object.values(jobs)) };
  }
  const states = async (queue: string) => {
    const { rows } = await db().execute<{ state: string }>(sql`select state from pgboss.job where name = ${queue} order by created_on`);
    return rows.map(({ state }) => state);
  };
  beforeEach(async () => {
    for (const queues of processes.splice(0)) await queues.close();
    const { rows } = await db().execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`);
    if (rows[0]?.there === true) await db().execute(sql`delete from pgboss.job where name like 'tests.%'`);
  });
  afterAll(async () => {
    for (const queues of processes.splice(0)) await queues.close();
  });

  it('stay in their queue when outgoing, and run otherwise', async () => {
    await paused();
    const { jobs, ran, send, begin } = await working();
    await begin();
    await send(jobs.outgoing);
    await send(jobs.inner);
    await expect.poll(() => states('tests.inner')).toEqual(['completed']);
    expect([ran, await states('tests.outgoing')]).toEqual([['tests.inner'], ['created']]);
  });

  it('run once this process resumes them', async () => {
    await paused();
    const { app, jobs, ran, send, begin } = await working();
    await begin();
    await send(jobs.outgoing);
    await resumeOutgoing(command(app));
    await expect.poll(() => ran).toEqual(['tests.outgoing']);
    await expect.poll(() => states('tests.outgoing')).toEqual(['completed']);
  });

  it('return to their queue when the pause begins while the process is running', async () => {
    const { jobs, ran, send, begin } = await working();
    await begin();
    await paused();
    await send(jobs.outgoing);
    await expect.poll(() => states('tests.outgoing')).toEqual(['completed', 'created']);
    expect(ran).toEqual([]);
  });
});

describe('resuming', () => {
  const PAUSE = '{ viewer { outgoingPause { backupAt waitingMessages } } }';
  const RESUME = 'mutation { resumeOutgoing { resumedAt } }';

  it('is refused when nothing is paused', async () => {
    expect(codeOf(await server.request('admin', RESUME))).toBe('CONFLICT');
    await paused();
    await resumeOutgoing(command());
    await expect(resumeOutgoing(command())).rejects.toMatchObject({ code: 'CONFLICT', message: 'Outgoing work is not paused.' });
  });

  it('shows staff the number of waiting messages, resumes, and records the actor', async () => {
    await paused();
    await cancelWaitingMessages(db(), 'Of another test.');
    await waitingMail('first@example.com');
    await waitingMail('second@example.com');
    expect((await server.request('admin', PAUSE)).data.viewer.outgoingPause).toEqual({
      backupAt: BACKUP_AT.toISOString(),
      waitingMessages: 2,
    });
    expect((await server.request('admin', RESUME)).data.resumeOutgoing).toEqual({ resumedAt: TEST_NOW.toISOString() });
    expect((await server.request('admin', PAUSE)).data.viewer.outgoingPause).toBeNull();
    const admin = await userId('admin@atlas.example');
    const [line] = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, admin))
      .orderBy(sql`id desc`)
      .limit(1);
    expect(line).toMatchObject({ action: 'resumeOutgoing', subjectType: 'installation', after: { resumedById: admin } });
  });

  it.each(['member', 'coach', 'success-manager'])('is neither visible nor allowed to %s', async (key) => {
    await paused();
    expect((await server.request(key, PAUSE)).data.viewer.outgoingPause).toBeNull();
    expect(codeOf(await server.request(key, RESUME))).toBe('FORBIDDEN');
    expect(await isOutgoingPaused(db())).toBe(true);
  });
});

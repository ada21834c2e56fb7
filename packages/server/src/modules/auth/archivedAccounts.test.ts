import { ACCOUNT_EXISTS, SIGN_IN_FAILED } from '@atlas/domain/auth';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOBS } from '../../registry/jobs.ts';
import { contextOfJob } from '../../commands/context.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { sendDueMails } from '../notifications/deliver.ts';
import { outbox } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { mailKnownAddress } from './knownAddressJob.ts';
import { signInAnew, signUpPerson, type SignedUp } from '../../testing/testPeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));

async function archived(): Promise<SignedUp> {
  const person = await signUpPerson(server);
  await server.app.database.db.update(users).set({ archivedAt: TEST_NOW, archivedReason: 'Asked for it' }).where(eq(users.id, person.id));
  return person;
}
const signUp = (username: string) =>
  server.browser().post('/api/auth', {
    method: 'signup',
    username,
    password: 'Dagat-at-bundok-7',
    firstName: 'Lara',
    lastName: 'Cruz',
    facebookProfile: '',
  });
/** Runs the jobs that sign-ups with a person's address queued, and returns their number. */
async function runJobsOf({ id }: SignedUp): Promise<number> {
  const jobs = await server.app.queues.boss.findJobs<{ userId: number }>('auth.mailKnownAddress', {});
  const own = jobs.filter(({ data }) => data.userId === id);
  for (const { data } of own)
    await mailKnownAddress.run(contextOfJob(server.app, { id: 'test', userId: null }), data, AbortSignal.timeout(60_000));
  return own.length;
}
const mailsTo = async ({ email }: SignedUp) => {
  const mails = await server.app.database.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id));
  return mails.filter(({ kind }) => kind !== 'confirmEmail');
};

describe('a sign-up with the address of an account', () => {
  it('gets the same error and queues the same job, archived or not', async () => {
    for (const person of [await archived(), await signUpPerson(server)]) {
      const { status, json } = await signUp(person.email);
      expect([status, json]).toEqual([400, { error: ACCOUNT_EXISTS, fieldErrors: { email: ACCOUNT_EXISTS } }]);
      expect(await runJobsOf(person)).toBe(1);
    }
  });

  it('emails the person of an archived account once a day', async () => {
    const person = await archived();
    await signUp(person.email);
    await signUp(person.email);
    await runJobsOf(person);
    expect(await mailsTo(person)).toMatchObject([{ kind: 'accountArchived', subject: 'Your account is archived', userId: null }]);
    server.app.setNow(new Date(TEST_NOW.getTime() + 86_400_000));
    await runJobsOf(person);
    expect(await mailsTo(person)).toHaveLength(2);
  });

  it('delivers that email, unlike other emails to archived accounts', async () => {
    const person = await archived();
    await signUp(person.email);
    await runJobsOf(person);
    const sent: string[] = [];
    const send = async ({ to, text }: { to: string; text: string }) => void (to === person.email && sent.push(text));
    await sendDueMails({ ...server.app, mail: { send, close: () => undefined } });
    expect(sent).toEqual([expect.stringContaining('Your account is archived')]);
    expect(sent[0]).toContain('/bug-report');
  });

  it('sends nothing to the person of an account that is not archived', async () => {
    const person = await signUpPerson(server);
    await signUp(person.email);
    await runJobsOf(person);
    expect(await mailsTo(person)).toEqual([]);
  });
});

it('rejects a sign-in to an archived account with the message of any failed sign-in', async () => {
  const person = await archived();
  const { answer } = await signInAnew(server, person);
  expect([answer.status, answer.json]).toEqual([400, { error: SIGN_IN_FAILED }]);
});

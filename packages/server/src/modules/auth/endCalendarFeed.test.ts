import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JOBS } from '../../registry/jobs.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { outbox } from '../notifications/tables.ts';
import { otpOf, resetTokenOf } from './derivedSecrets.ts';
import { findReset } from './passwordResetRepo.ts';
import { signUpPerson, type SignedUp } from '../../testing/testPeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());

const NEW_PASSWORD = 'Bagong-simula-26';

/** A person with a calendar feed, and its path. */
async function subscribed(): Promise<{ person: SignedUp; path: string }> {
  const person = await signUpPerson(server);
  const { json } = await person.browser.graphql('mutation { resetCalendarFeed { calendarFeedUrl } }');
  return { person, path: new URL(json.data.resetCalendarFeed.calendarFeedUrl as string).pathname };
}

async function changePassword({ browser, password }: SignedUp, endCalendarFeed?: boolean) {
  const input = { currentPassword: password, password: NEW_PASSWORD, ...(endCalendarFeed !== undefined && { endCalendarFeed }) };
  const { json } = await browser.graphql('mutation C($input: ChangePasswordInput!) { changePassword(input: $input) { hasPassword } }', {
    input,
  });
  expect(json.errors).toBeUndefined();
}

async function resetPassword({ email }: SignedUp) {
  const browser = server.browser();
  const requested = (await browser.post('/api/auth', { method: 'forgotPassword', username: email })).json as { id: number; token: string };
  const nonce = (await findReset(server.app.database.db, { id: requested.id }))?.nonce ?? Buffer.alloc(0);
  const input = { id: requested.id, otp: otpOf(server.app.secret, nonce) };
  await browser.graphql('mutation V($input: ValidateOtpInput!) { validateOtp(input: $input) { isValid } }', { input });
  const resetToken = resetTokenOf(server.app.secret, nonce);
  expect((await browser.post('/api/auth', { method: 'resetPassword', resetToken, password: NEW_PASSWORD })).json).toEqual({});
}

async function endSessions({ id }: SignedUp) {
  const { json } = await (await server.as('admin')).graphql(`mutation { endSessions(userId: ${id}) }`);
  expect(json.errors).toBeUndefined();
}

const statusOf = async (path: string) => (await server.browser().send(path)).status;
const mailsAbout = async ({ email }: SignedUp) => {
  const rows = await server.app.database.db.select().from(outbox).where(eq(outbox.recipient, email));
  return rows.filter(({ payload }) => (payload as { change?: string }).change === 'calendarFeed').length;
};
const entriesOf = ({ id }: SignedUp) =>
  server.app.database.db.$count(auditEntries, and(eq(auditEntries.action, 'endCalendarFeed'), eq(auditEntries.subjectId, id)));

it.each([
  ['a reset password', resetPassword],
  ['sessions ended by staff', endSessions],
  ['a changed password, where asked for', (person: SignedUp) => changePassword(person, true)],
])('%s ends the calendar feed and notifies its owner', async (_what, act) => {
  const { person, path } = await subscribed();
  expect(await statusOf(path)).toBe(200);
  await act(person);
  expect(await statusOf(path)).toBe(404);
  expect([await mailsAbout(person), await entriesOf(person)]).toEqual([1, 1]);
});

it.each([
  ['a reset password', resetPassword],
  ['sessions ended by staff', endSessions],
  ['a changed password, where asked for', (person: SignedUp) => changePassword(person, true)],
])('%s does not mention a calendar feed to a person without one', async (_what, act) => {
  const person = await signUpPerson(server);
  await act(person);
  expect([await mailsAbout(person), await entriesOf(person)]).toEqual([0, 0]);
});

it.each([undefined, false])('a changed password keeps the calendar feed with endCalendarFeed: %s', async (endCalendarFeed) => {
  const { person, path } = await subscribed();
  await changePassword(person, endCalendarFeed);
  expect(await statusOf(path)).toBe(200);
  expect(await mailsAbout(person)).toBe(0);
});

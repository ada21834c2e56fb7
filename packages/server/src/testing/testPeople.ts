import { desc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Browser, TestServer } from './testServer.ts';
import { confirmationTokenOf } from '../modules/auth/derivedSecrets.ts';
import { emailConfirmations } from '../modules/auth/tables.ts';

export const TEST_PASSWORD = 'Dagat-at-bundok-7';

/**
 * A person who has just signed up, with their browser. For tests that change how people sign in.
 */
export interface SignedUp {
  id: number;
  email: string;
  password: string;
  browser: Browser;
}

let signedUp = 0;

/** Signs up a new account. */
export async function signUpPerson(server: TestServer): Promise<SignedUp> {
  signedUp += 1;
  const email = `lara.${signedUp}@example.com`;
  const browser = server.browser();
  const names = { firstName: 'Lara', lastName: 'Cruz', facebookProfile: '' };
  const { json, status } = await browser.post('/api/auth', { method: 'signup', username: email, password: TEST_PASSWORD, ...names });
  if (status !== 201) throw new Error(`The sign-up failed: ${JSON.stringify(json)}`);
  return { id: json.id, email, password: TEST_PASSWORD, browser };
}

/** Signs in with a new browser. Returns the response and that browser. */
export async function signInAnew(server: TestServer, fields: { email: string; password: string; code?: string }) {
  const browser = server.browser();
  const { email, ...rest } = fields;
  return { browser, answer: await browser.post('/api/auth', { method: 'login', username: email, ...rest }) };
}

/**
 * Turns two-step sign-in on for a person who signed up. Returns the key of the app and the recovery
 * codes.
 */
export async function turnOnSecondFactor(server: TestServer, { browser, password }: Pick<SignedUp, 'browser' | 'password'>) {
  const SET_UP = 'mutation S($password: String!) { setUpSecondFactor(input: { currentPassword: $password }) { key } }';
  const CONFIRM = 'mutation C($code: String!) { confirmSecondFactor(input: { code: $code }) }';
  const key: string = (await browser.graphql(SET_UP, { password })).json.data.setUpSecondFactor.key;
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: server.app.clock.now().getTime() });
  const codes: string[] = (await browser.graphql(CONFIRM, { code })).json.data.confirmSecondFactor;
  return { key, codes };
}

/** The token of a person's newest link that confirms an address. */
export async function confirmationToken(server: TestServer, { id }: Pick<SignedUp, 'id'>): Promise<string> {
  const query = server.app.database.db.select().from(emailConfirmations).where(eq(emailConfirmations.userId, id));
  const [row] = await query.orderBy(desc(emailConfirmations.id)).limit(1);
  if (!row) throw new Error('There is no confirmation email');
  return confirmationTokenOf(server.app.secret, row);
}

/** Changes a person's address, and confirms it in another browser. */
export async function takeAnotherAddress(server: TestServer, { id, email, browser, password }: SignedUp): Promise<void> {
  const CHANGE = 'mutation C($input: ChangeEmailInput!) { changeEmail(input: $input) { pendingEmail } }';
  await browser.graphql(CHANGE, { input: { email: `moved.${email}`, currentPassword: password } });
  const CONFIRM = 'mutation C($token: String!) { confirmEmail(token: $token) { isConfirmed } }';
  await server.browser().graphql(CONFIRM, { token: await confirmationToken(server, { id }) });
}

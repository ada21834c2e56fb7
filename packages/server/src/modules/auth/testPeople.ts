import type { Browser, TestServer } from '../../http/testServer.ts';

export const TEST_PASSWORD = 'Dagat-at-bundok-7';

/** Somebody who signed up a moment ago, in the browser where they did. For tests that change how people get in. */
export interface SignedUp {
  id: number;
  email: string;
  password: string;
  browser: Browser;
}

let signedUp = 0;

/** A new account of its own. */
export async function signUpSomebody(server: TestServer): Promise<SignedUp> {
  signedUp += 1;
  const email = `lara.${signedUp}@example.com`;
  const browser = server.browser();
  const names = { firstName: 'Lara', lastName: 'Cruz', facebookProfile: '' };
  const { json, status } = await browser.post('/api/auth', { method: 'signup', username: email, password: TEST_PASSWORD, ...names });
  if (status !== 201) throw new Error(`The sign-up failed: ${JSON.stringify(json)}`);
  return { id: json.id, email, password: TEST_PASSWORD, browser };
}

/** What a sign-in in a new browser is answered, and that browser. */
export async function signInAnew(server: TestServer, fields: { email: string; password: string; code?: string }) {
  const browser = server.browser();
  const { email, ...rest } = fields;
  return { browser, answer: await browser.post('/api/auth', { method: 'login', username: email, ...rest }) };
}

import { FORMER_TOKEN_MS, GUARDED_SESSION_DAYS, GUARDED_SESSION_IDLE_HOURS } from '@atlas/domain/sessions';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { signUpPerson, TEST_PASSWORD } from '../../testing/testPeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.app.setNow(TEST_NOW);
  server.app.settings.demo = true;
});

const HOUR = 3_600_000;
const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const wait = (ms: number) => server.app.setNow(new Date(server.app.clock.now().getTime() + ms));
const tokenOf = (browser: Browser) => browser.cookies.get('session') ?? '';
const isSignedIn = async (browser: Browser) =>
  (await browser.graphql('{ redwood { currentUser } }')).json.data.redwood.currentUser !== null;
/** A browser with a copy of the session cookie. */
function copyOf(token: string): Browser {
  const browser = server.browser();
  browser.cookies.set('session', token);
  return browser;
}
const setUp = async (browser: Browser, currentPassword = TEST_PASSWORD) =>
  (
    await browser.graphql('mutation S($input: CurrentPasswordInput!) { setUpSecondFactor(input: $input) { key } }', {
      input: { currentPassword },
    })
  ).json.data?.setUpSecondFactor?.key as string | undefined;
const changePassword = (browser: Browser, password: string) =>
  browser.graphql('mutation C($input: ChangePasswordInput!) { changePassword(input: $input) { hasPassword } }', {
    input: { currentPassword: TEST_PASSWORD, password },
  });

describe('typing the current password again', () => {
  it('gives the session a new token; a copy of the former one is worthless seconds later', async () => {
    const { browser } = await signUpPerson(server);
    const former = tokenOf(browser);
    await changePassword(browser, 'Bagong-simula-26');
    expect(tokenOf(browser)).toMatch(/^[\w-]{43}$/);
    expect(tokenOf(browser)).not.toBe(former);
    expect(await isSignedIn(browser)).toBe(true);
    wait(FORMER_TOKEN_MS);
    expect([await isSignedIn(browser), await isSignedIn(copyOf(former))]).toEqual([true, false]);
  });

  it('keeps the former token valid for a few seconds, for pending requests and other tabs', async () => {
    const { browser } = await signUpPerson(server);
    const former = tokenOf(browser);
    await setUp(browser);
    wait(FORMER_TOKEN_MS - 1);
    expect(await isSignedIn(copyOf(former))).toBe(true);
  });

  it('renews a bearer with the token', async () => {
    const { browser } = await signUpPerson(server);
    const getBearer = async () => (await browser.send('/api/auth?method=getToken')).text;
    const former = await getBearer();
    await setUp(browser);
    const isGood = async (bearer: string) => {
      const headers = { 'auth-provider': 'dbAuth', authorization: `Bearer ${bearer}` };
      const { json } = await server.browser().post('/api/graphql', { query: '{ redwood { currentUser } }' }, headers);
      return json.data.redwood.currentUser !== null;
    };
    const renewed = await getBearer();
    expect([await isGood(former), await isGood(renewed)]).toEqual([true, true]);
    wait(FORMER_TOKEN_MS);
    expect([await isGood(former), await isGood(renewed)]).toEqual([false, true]);
    // The cookie decides: another tab continues with the bearer that it has.
    const { json } = await browser.post(
      '/api/graphql',
      { query: '{ redwood { currentUser } }' },
      { 'auth-provider': 'dbAuth', authorization: `Bearer ${former}` },
    );
    expect(json.data.redwood.currentUser).not.toBeNull();
  });

  it('keeps the token where the password was wrong', async () => {
    const { browser } = await signUpPerson(server);
    const former = tokenOf(browser);
    expect(await setUp(browser, 'Maling-salita-1')).toBeUndefined();
    expect(tokenOf(browser)).toBe(former);
  });

  it('twice at once leaves the browser with a valid token', async () => {
    const { browser } = await signUpPerson(server);
    await Promise.all([setUp(browser), setUp(browser)]);
    wait(FORMER_TOKEN_MS);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('keeps the browser known under the new password', async () => {
    const { browser } = await signUpPerson(server);
    const former = browser.cookies.get('device');
    wait(60_000);
    await changePassword(browser, 'Bagong-simula-26');
    expect(browser.cookies.get('device')).not.toBe(former);
  });

  it('lets a sign-out end the session that a former token names', async () => {
    const { browser } = await signUpPerson(server);
    const copy = copyOf(tokenOf(browser));
    await setUp(browser);
    await copy.post('/api/auth', { method: 'logout' });
    expect(await isSignedIn(browser)).toBe(false);
  });
});

it('gives the session a new token with the first code of the second step', async () => {
  const { browser } = await signUpPerson(server);
  const key = (await setUp(browser)) ?? '';
  const former = tokenOf(browser);
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: TEST_NOW.getTime() });
  await browser.graphql('mutation C($code: String!) { confirmSecondFactor(input: { code: $code }) }', { code });
  wait(FORMER_TOKEN_MS);
  expect([await isSignedIn(browser), await isSignedIn(copyOf(former))]).toEqual([true, false]);
});

describe('a session of people who can see money or settings', () => {
  const signedIn = async (key: string) => {
    const browser = server.browser();
    await browser.logIn(key);
    server.app.settings.demo = false;
    return browser;
  };

  it.each([
    ['admin', false],
    ['tribe-team-ro', false],
    ['coach', true],
    ['member', true],
  ])('ends after half a day without use: that of %s continues: %s', async (key, goesOn) => {
    const browser = await signedIn(key);
    wait(GUARDED_SESSION_IDLE_HOURS * HOUR - 1);
    expect(await isSignedIn(browser)).toBe(true);
    wait(GUARDED_SESSION_IDLE_HOURS * HOUR);
    expect(await isSignedIn(browser)).toBe(goesOn);
  });

  it('ends after a week of use, unless the password is typed again', async () => {
    const [browser, renewed] = [await signedIn('admin'), await signedIn('admin')];
    for (let half = 1; half < GUARDED_SESSION_DAYS * 4; half++) {
      server.app.setNow(later(half * 6 * HOUR));
      if (half === 12) await setUp(renewed, server.app.settings.demoPassword);
      expect([await isSignedIn(browser), await isSignedIn(renewed)]).toEqual([true, true]);
    }
    server.app.setNow(later(GUARDED_SESSION_DAYS * 24 * HOUR));
    expect([await isSignedIn(browser), await isSignedIn(renewed)]).toEqual([false, true]);
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { sessions } from './tables.ts';
import { hashToken, isBearerOf, makeBearer, readBearer } from './tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const NAME = '{ viewer { user { email } } }';
const signedIn = async (key: string): Promise<Browser> => {
  const browser = server.browser();
  await browser.logIn(key);
  return browser;
};
const requests = async (browser: Browser) => codeOf((await browser.graphql(NAME)).json) ?? 'answered';
const run = (statement: ReturnType<typeof sql>) => server.app.database.db.execute(statement);

describe('the access level in use', () => {
  it('ends the session with the next request when it is revoked', async () => {
    const browser = await signedIn('expert');
    expect(await requests(browser)).toBe('answered');
    const held = sql`user_id = (select id from users where email = 'expert@atlas.example')`;
    await run(
      sql`insert into user_access_levels (user_id, access_level_id, created_at) select u.id, l.id, '2025-11-01' from users u, access_levels l where u.email = 'expert@atlas.example' and l.key = 'member'`,
    );
    await run(sql`delete from user_access_levels where ${held} and access_level_id = (select id from access_levels where key = 'expert')`);
    expect(await requests(browser)).toBe('UNAUTHENTICATED');
    expect((await browser.graphql('{ redwood { currentUser } }')).json.data.redwood.currentUser).toBeNull();
    const again = await signedIn('expert');
    expect((await again.graphql('{ redwood { currentUser } }')).json.data.redwood.currentUser.roles).toBe('member');
  });

  it('ends the session when it is archived, and is not used at the next sign-in', async () => {
    const browser = await signedIn('multi');
    const levels = (await browser.graphql('{ redwood { currentUser } }')).json.data.redwood.currentUser.accessLevels;
    const affiliate = levels.find(({ key }: { key: string }) => key === 'affiliate').id;
    await browser.graphql(`mutation { switchRole(accessLevelId: ${affiliate}) }`);
    expect(await requests(browser)).toBe('answered');
    await run(sql`update access_levels set archived_at = now() where key = 'affiliate'`);
    expect(await requests(browser)).toBe('UNAUTHENTICATED');
    const again = await signedIn('multi');
    expect(codeOf((await again.graphql(`mutation { switchRole(accessLevelId: ${affiliate}) }`)).json)).toBe('FORBIDDEN');
    await run(sql`update access_levels set archived_at = null where key = 'affiliate'`);
    expect(codeOf((await again.graphql(`mutation { switchRole(accessLevelId: ${affiliate}) }`)).json)).toBeUndefined();
  });

  it('lets a running request finish when it is revoked, but no later one', async () => {
    const browser = await signedIn('assistant-coach');
    const slow = browser.graphql('{ viewer { members(first: 5) { totalCount edges { node { name } } } } }');
    const gone = run(
      sql`delete from user_access_levels where user_id = (select id from users where email = 'assistant-coach@atlas.example')`,
    );
    const [answer] = await Promise.all([slow, gone]);
    expect([200, 401]).toContain(answer.status);
    expect(await requests(browser)).toBe('UNAUTHENTICATED');
  });
});

describe('signing in again', () => {
  const tokenOf = (browser: Browser) => browser.cookies.get('session') ?? '';

  it("ends the browser's old session and no other", async () => {
    const [here, there] = [await signedIn('member'), await signedIn('member')];
    const old = tokenOf(here);
    await here.logIn('coach');
    const [row] = await server.app.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(old)));
    expect(row?.revokedAt).toEqual(server.app.clock.now());
    const copied = server.browser();
    copied.cookies.set('session', old);
    expect([await requests(copied), await requests(here), await requests(there)]).toEqual(['UNAUTHENTICATED', 'answered', 'answered']);
  });

  it('ends nothing when it fails', async () => {
    const browser = await signedIn('member');
    await browser.post('/api/auth', { method: 'login', username: 'coach@atlas.example', password: 'wrong' });
    expect(await requests(browser)).toBe('answered');
  });
});

describe('a bearer', () => {
  it('forged from a stolen backup is worthless, because the backup lacks the secret', async () => {
    const browser = await signedIn('member');
    const [stolen] = await server.app.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(browser.cookies.get('session') ?? '')));
    if (!stolen) throw new Error('There is no session');
    const now = server.app.clock.now();
    const forged = ['', 'another secret', stolen.tokenHash.toString('hex')].map((secret) => makeBearer(Buffer.from(secret), stolen, now));
    for (const bearer of [...forged, makeBearer(stolen.tokenHash, stolen, now)]) {
      const answer = await server
        .browser()
        .post('/api/graphql', { query: NAME }, { 'auth-provider': 'dbAuth', authorization: `Bearer ${bearer}` });
      expect(codeOf(answer.json)).toBe('UNAUTHENTICATED');
    }
    const own = (await browser.send('/api/auth?method=getToken')).text;
    const claim = readBearer(own);
    expect(claim && isBearerOf(server.app.secret, claim, stolen, now)).toBe(true);
    expect(claim && isBearerOf(Buffer.from('another'), claim, stolen, now)).toBe(false);
    const answer = await server
      .browser()
      .post('/api/graphql', { query: NAME }, { 'auth-provider': 'dbAuth', authorization: `Bearer ${own}` });
    expect(answer.json.data.viewer.user.email).toBe('member@atlas.example');
  });
});

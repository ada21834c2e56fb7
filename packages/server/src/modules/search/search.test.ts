import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showsSearch, ROLES } from '@atlas/domain/access';
import { SEARCH_TOO_LONG } from '@atlas/domain/lists';
import { onStatement } from '../../db/pool.ts';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels } from '../access/tables.ts';
import { courses, lessons } from '../courses/tables.ts';
import { resources } from '../resources/tables.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const as = async (key: string): Promise<Browser> => {
  const known = browsers.get(key);
  if (known) return known;
  const browser = server.browser();
  await browser.logIn(key);
  browsers.set(key, browser);
  return browser;
};
const SEARCH =
  'query ($query: String!, $type: String) { globalSearch(query: $query, type: $type) { id databaseId subId title detail type } }';
interface Result {
  id: string;
  databaseId: number;
  subId: number | null;
  title: string;
  detail: string | null;
  type: string;
}
const request = async (key: string, query: string, type?: string) => (await (await as(key)).graphql(SEARCH, { query, type })).json;
const search = async (key: string, query: string, type?: string): Promise<Result[]> => (await request(key, query, type)).data.globalSearch;

describe('globalSearch', () => {
  it('finds courses, lessons, events and resources in one plain list', async () => {
    const types = new Set(
      (await Promise.all(['proposal', 'client', 'portfolio'].map((word) => search('member', word)))).flat().map(({ type }) => type),
    );
    expect(types).toEqual(new Set(['course', 'lesson', 'event', 'resource']));
  });

  it('contains the course only for lessons', async () => {
    const lessons = await search('member', 'letters that are easy', 'lesson');
    expect(lessons[0]).toMatchObject({ title: 'Letters that are easy to read', subId: 136, type: 'lesson' });
    const others = (await search('member', 'proposal')).filter(({ type }) => type !== 'lesson');
    expect(others.every(({ subId }) => subId === null)).toBe(true);
    expect(others.length).toBeGreaterThan(0);
  });

  it('finds funnels by name and by address, for staff who manage them only', async () => {
    const found = { type: 'funnel', title: 'Studio Year', detail: '/studio-year', subId: null };
    expect(await search('admin', 'studio year', 'funnel')).toContainEqual(expect.objectContaining(found));
    expect(await search('tribe-team-ro', 'studio-year', 'funnel')).toContainEqual(expect.objectContaining(found));
    expect((await request('success-manager', 'studio year', 'funnel')).errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await search('member', 'studio year', 'funnel')).toEqual([]);
  });

  it('finds groups for staff who open them, and no archived ones', async () => {
    const found = { type: 'group', title: 'Bayanihan', subId: null };
    expect(await search('admin', 'bayanihan', 'group')).toContainEqual(expect.objectContaining(found));
    expect(await search('tribe-team-ro', 'bayani', 'group')).toContainEqual(expect.objectContaining(found));
    expect((await request('coach', 'bayanihan', 'group')).errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await search('member', 'bayanihan', 'group')).toEqual([]);
    await server.app.database.db.execute(sql`update groups set archived_at = now() where name = 'Bayanihan'`);
    expect(await search('admin', 'bayanihan', 'group')).toEqual([]);
    await server.app.database.db.execute(sql`update groups set archived_at = null where name = 'Bayanihan'`);
  });

  it('ranks names that begin with the text first', async () => {
    const [first] = await search('admin', 'proposal');
    expect(first?.title).toMatch(/^Proposal/);
  });

  it('filters by type and ignores an unknown type', async () => {
    const all = await search('member', 'client');
    const resourcesOnly = await search('member', 'client', 'resource');
    expect(resourcesOnly.length).toBeGreaterThan(0);
    expect(resourcesOnly).toEqual(all.filter(({ type }) => type === 'resource'));
    expect(await search('member', 'client', 'people')).toEqual(all);
  });

  it('ignores case and accents, and requires every word', async () => {
    const found = await search('member', 'RÂTE calculator');
    expect(found.map(({ title }) => title)).toEqual(['Rate calculator']);
    expect(await search('member', 'rate unicorn')).toEqual([]);
    expect(await search('member', '   ')).toEqual([]);
    expect(await search('member', '100%_\\')).toEqual([]);
  });

  it('matches only prefixes with two letters', async () => {
    const found = await search('admin', 'po');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ title }) => title.toLowerCase().startsWith('po'))).toBe(true);
  });

  it('returns at most 8 per type, or 20 of a single type, each with a unique id', async () => {
    const found = await search('admin', 'the');
    const counts = Object.values(Object.groupBy(found, ({ type }) => type)).map((rows) => rows?.length ?? 0);
    expect(Math.max(...counts)).toBe(8);
    expect(await search('admin', 'the', 'lesson')).toHaveLength(20);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  it('ranks exact names first, then prefixes, then words that begin with the text', async () => {
    const names = ['Tranquillity', 'A letter for Quill', 'Quill and paper', 'Quill'];
    await server.app.database.db.insert(courses).values(names.map((name) => ({ name, createdAt: TEST_NOW })));
    expect((await search('admin', 'quill')).map(({ title }) => title)).toEqual(names.toReversed());
  });

  it.each(['rate calcualtor', 'rate calculater', 'rate clculator', 'ratte calculator', 'calculatr', 'kalculator'])(
    'tolerates one mistyped letter: %s',
    async (query) => {
      expect((await search('member', query)).map(({ title }) => title)).toContain('Rate calculator');
    },
  );

  it('corrects nothing when the text matches as typed', async () => {
    await server.app.database.db.insert(courses).values({ name: 'Calculater', createdAt: TEST_NOW });
    expect((await search('admin', 'calculater')).map(({ title }) => title)).toEqual(['Calculater']);
  });

  it('finds a name as soon as it is saved', async () => {
    const { db } = server.app.database;
    const [course] = await db.insert(courses).values({ name: 'Working title', createdAt: TEST_NOW }).returning({ id: courses.id });
    await db
      .update(courses)
      .set({ name: 'Zythology' })
      .where(eq(courses.id, course?.id ?? 0));
    expect((await search('admin', 'zyhtology')).map(({ databaseId }) => databaseId)).toEqual([course?.id]);
  });

  it.each(['', ' ', 'e', '%', '_', '%%', '__', '\\', "'", '"', `'; drop table users; --`, '{"a":1}', 'qqqzzz', '\u{1F600}\u{1F600}'])(
    'finds nothing for %j',
    async (query) => {
      expect(await search('admin', query)).toEqual([]);
    },
  );

  it('ignores invisible characters and line breaks', async () => {
    await server.app.database.db.insert(courses).values({ name: 'Xylography', createdAt: TEST_NOW });
    expect((await search('admin', '\ufeffxylo\u200bgraphy\u0000\n')).map(({ title }) => title)).toEqual(['Xylography']);
  });

  it('finds names with punctuation and quotes', async () => {
    const names = ['100%_sure', `Rosa's "best" work`, 'C:\\drive'];
    await server.app.database.db.insert(courses).values(names.map((name) => ({ name, createdAt: TEST_NOW })));
    for (const [name, query] of [
      [names[0], '0%_s'],
      [names[1], `rosa's "best"`],
      [names[2], 'c:\\dr'],
    ] as const)
      expect((await search('admin', query)).map(({ title }) => title)).toEqual([name]);
  });

  it('finds products for staff with their page, without archived ones', async () => {
    const titles = async (key: string, query: string) => (await search(key, query, 'product')).map(({ title }) => title);
    expect(await titles('admin', 'social media')).toEqual(['Social Media Track']);
    expect(await titles('admin', 'rates and taxes')).toEqual([]);
    expect(await titles('member', 'social media')).toEqual([]);
  });

  it('rejects a text that is too long', async () => {
    expect(await search('member', 'x'.repeat(100))).toEqual([]);
    const { errors } = await request('member', 'x'.repeat(101));
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(JSON.stringify(errors[0])).toContain(SEARCH_TOO_LONG);
  });

  it('runs one statement', async () => {
    const browser = await as('member');
    await browser.graphql(SEARCH, { query: 'client' });
    const texts: string[] = [];
    const stop = onStatement((text) => texts.push(text));
    await browser.graphql(SEARCH, { query: 'client' });
    stop();
    expect(texts.filter((text) => text.includes('word_similarity'))).toHaveLength(1);
  });
});

describe('the results', () => {
  it('are limited to own records: sold, granted, or managed', async () => {
    const titles = async (key: string, query: string) => (await search(key, query)).map(({ title }) => title);
    expect(await titles('admin', 'rate calculator')).toEqual(['Rate calculator']);
    expect(await titles('member', 'rate calculator')).toEqual(['Rate calculator']);
    expect(await titles('non-member', 'rate calculator')).toEqual([]);
    expect(await titles('non-member', 'scams and how')).toEqual(['Scams and how to see them']);
    expect(await titles('member', 'brand colors')).toEqual([]);
  });

  it('exclude expired content, but include what opens for everyone', async () => {
    expect(await search('expired', 'rate calculator')).toEqual([]);
    expect((await search('expired', 'tell a scam')).map(({ title }) => title)).toContain('How to tell a scam');
    expect((await search('non-member', 'tell a scam')).map(({ title }) => title)).toContain('How to tell a scam');
  });

  it('never include archived records', async () => {
    expect(await search('admin', 'Price guide 2023')).toEqual([]);
    const { db } = server.app.database;
    const [course] = await db.select().from(courses).where(eq(courses.id, 136));
    await db.update(courses).set({ archivedAt: new Date() }).where(eq(courses.id, 136));
    try {
      expect(await search('member', course?.name ?? '', 'course')).toEqual([]);
      expect(await search('member', 'letters that are easy', 'lesson')).toEqual([]);
    } finally {
      await db.update(courses).set({ archivedAt: null }).where(eq(courses.id, 136));
    }
    const [letters] = await search('member', 'letters that are easy', 'lesson');
    await db
      .update(lessons)
      .set({ archivedAt: new Date() })
      .where(eq(lessons.id, letters?.databaseId ?? 0));
    expect(await search('member', 'letters that are easy', 'lesson')).toEqual([]);
    expect(await search('admin', 'letters that are easy', 'lesson')).toEqual([]);
    await db.update(resources).set({ archivedAt: new Date() }).where(eq(resources.name, 'How to tell a scam'));
    expect((await search('non-member', 'how to tell a scam')).filter(({ type }) => type === 'resource')).toEqual([]);
  });
});

describe('people', () => {
  const addPerson = async (firstName: string, lastName: string, more: object = {}) => {
    const slug = `${firstName}-${lastName}`.toLowerCase().replaceAll(/[^a-z]/g, '-');
    const [user] = await server.app.database.db
      .insert(users)
      .values({ email: `${slug}@example.com`, tribeId: `T-${slug}`, slug, firstName, lastName, createdAt: TEST_NOW, ...more })
      .returning({ id: users.id });
    return user?.id ?? 0;
  };
  const people = async (key: string, query: string) => (await search(key, query, 'user')).map(({ databaseId }) => databaseId);

  it('are found by staff by name, email address and Tribe ID, and show both', async () => {
    const id = await addPerson('Begoña', 'Ybarrañez', { email: 'bego@shop.example', tribeId: 'T77001234' });
    for (const query of ['begoña ybarrañez', 'BEGONA', 'ybarranez', 'ybarañez', 'bego@shop', 'T77001234', 'ybarrañez begoña'])
      expect(await people('admin', query), query).toEqual([id]);
    const [found] = await search('admin', 'ybarrañez');
    expect(found).toMatchObject({ title: 'Begoña Ybarrañez', detail: 'T77001234 · bego@shop.example', subId: null, type: 'user' });
  });

  it('are found among other results, exact names first', async () => {
    const ids = [await addPerson('Quirina', 'Abad'), await addPerson('Juana', 'Quirinal'), await addPerson('Pia', 'Quirina')];
    expect(new Set(await people('tribe-team-ro', 'quirina'))).toEqual(new Set(ids));
    expect((await people('tribe-team-ro', 'pia quirina')).slice(0, 1)).toEqual([ids[2]]);
  });

  it('rank first by their displayed name, in either order and by prefix', async () => {
    const name = { middleName: 'Salonga', suffix: 'Jr.' };
    const id = await addPerson('Niño', 'Peñafrancia', name);
    // Newer and as similar, but the words are not the beginning of the name.
    const other = await addPerson('Marianino', 'Peñafrancia', name);
    const [found] = await search('admin', 'Niño Salonga Peñafrancia Jr.', 'user');
    expect(found).toMatchObject({ databaseId: id, title: 'Niño Salonga Peñafrancia Jr.' });
    for (const query of ['nino penafrancia', 'Peñafrancia, Niño', 'Niño Sal'])
      expect(await people('admin', query), query).toEqual([id, other]);
  });

  it.each([
    ["D'Zarate", 'dzarate'],
    ['Dzorate', "d'zorate"],
    ['de la Zerna', 'dela zerna'],
    ['Dela Zorra', 'de la Zorra'],
    ['Zulueta-Xerez', 'zulueta xerez'],
  ])('named %s are found by %j', async (lastName, query) => {
    const id = await addPerson('Xandra', lastName);
    expect(await people('admin', query)).toEqual([id]);
  });

  it('are found despite a typo in a middle name', async () => {
    const id = await addPerson('Pia', 'Go', { middleName: 'Wigbertina' });
    expect(await people('admin', 'wigbretina')).toEqual([id]);
  });

  it('are not found once they are archived', async () => {
    await addPerson('Nicanora', 'Wencesla', { archivedAt: TEST_NOW });
    expect(await people('admin', 'nicanora')).toEqual([]);
  });

  it('are for callers who can open their page, in their scope', async () => {
    await addPerson('Zosimo', 'Outsider');
    for (const key of ['member', 'non-member', 'team-lead', 'assistant-team-lead']) {
      expect(await search(key, 'zosimo'), key).toEqual([]);
      expect(await people(key, 'zosimo'), key).toEqual([]);
    }
    const { db } = server.app.database;
    const level = eq(accessLevels.key, 'team-lead');
    const [former] = await db.select({ pageAccess: accessLevels.pageAccess }).from(accessLevels).where(level);
    await db
      .update(accessLevels)
      .set({ pageAccess: { ...former?.pageAccess, user: true } })
      .where(level);
    try {
      const lead = server.browser();
      await lead.logIn('team-lead');
      const asLead = async (query: string) =>
        (await lead.graphql(SEARCH, { query, type: 'user' })).json.data.globalSearch.map(({ databaseId }: Result) => databaseId);
      const id = await server.idOf('team-lead');
      const [self] = await db.select({ firstName: users.firstName }).from(users).where(eq(users.id, id));
      expect(await asLead(self?.firstName ?? '')).toContain(id);
      expect(await asLead('zosimo')).toEqual([]);
    } finally {
      await db
        .update(accessLevels)
        .set({ pageAccess: former?.pageAccess ?? {} })
        .where(level);
    }
  });

  it('and all other staff records depend on the page flag', async () => {
    const { db } = server.app.database;
    const level = eq(accessLevels.key, 'tribe-team-fa');
    const [former] = await db.select({ pageAccess: accessLevels.pageAccess }).from(accessLevels).where(level);
    const typesFor = async (pageAccess: object) => {
      await db.update(accessLevels).set({ pageAccess }).where(level);
      const staff = server.browser();
      await staff.logIn('tribe-team-fa');
      const found = await Promise.all(
        ['proposal', 'client', 'portfolio', 'maria'].map(async (query) => (await staff.graphql(SEARCH, { query })).json.data.globalSearch),
      );
      return new Set(found.flat().map(({ type }: Result) => type));
    };
    try {
      expect(await typesFor(former?.pageAccess ?? {})).toEqual(new Set(['course', 'lesson', 'event', 'resource', 'user']));
      expect(await typesFor({ lesson: true, event: true })).toEqual(new Set(['lesson', 'event']));
      expect(await typesFor({})).toEqual(new Set());
    } finally {
      await db
        .update(accessLevels)
        .set({ pageAccess: former?.pageAccess ?? {} })
        .where(level);
    }
  });
});

describe('access to the search', () => {
  it.each(ROLES)('matches the search box for %s', async (role) => {
    const answer = await request(role, 'client');
    if (showsSearch({ accessLevel: null, roles: role })) expect(answer.errors).toBeUndefined();
    else expect(answer.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('requires visitors to sign in', async () => {
    const answer = await server.browser().graphql(SEARCH, { query: 'client' });
    expect(answer.json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

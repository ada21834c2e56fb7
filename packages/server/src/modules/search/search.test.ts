import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showsSearch, ROLES } from '@atlas/domain/access';
import { onStatement } from '../../db/pool.ts';
import { testServer, type Browser, type TestServer } from '../../http/testServer.ts';
import { courses } from '../courses/tables.ts';
import { resources } from '../resources/tables.ts';

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
const SEARCH = 'query ($query: String!, $type: String) { globalSearch(query: $query, type: $type) { id databaseId subId title type } }';
interface Result {
  id: string;
  databaseId: number;
  subId: number | null;
  title: string;
  type: string;
}
const ask = async (key: string, query: string, type?: string) => (await (await as(key)).graphql(SEARCH, { query, type })).json;
const search = async (key: string, query: string, type?: string): Promise<Result[]> => (await ask(key, query, type)).data.globalSearch;

describe('globalSearch', () => {
  it('finds courses, lessons, events and resources in one plain list', async () => {
    const found = await search('member', 'e');
    expect(found.length).toBeGreaterThan(0);
    const types = new Set(
      (await Promise.all(['proposal', 'client', 'portfolio'].map((word) => search('member', word)))).flat().map(({ type }) => type),
    );
    expect(types).toEqual(new Set(['course', 'lesson', 'event', 'resource']));
  });

  it('names the course of a lesson, and of nothing else', async () => {
    const lessons = await search('member', 'letters that are easy', 'lesson');
    expect(lessons[0]).toMatchObject({ title: 'Letters that are easy to read', subId: 136, type: 'lesson' });
    const others = (await search('member', 'proposal')).filter(({ type }) => type !== 'lesson');
    expect(others.every(({ subId }) => subId === null)).toBe(true);
    expect(others.length).toBeGreaterThan(0);
  });

  it('puts what begins with the text first', async () => {
    const [first] = await search('admin', 'proposal');
    expect(first?.title).toMatch(/^Proposal/);
  });

  it('narrows by type; an unknown type counts as none', async () => {
    const all = await search('member', 'client');
    const resourcesOnly = await search('member', 'client', 'resource');
    expect(resourcesOnly.length).toBeGreaterThan(0);
    expect(resourcesOnly).toEqual(all.filter(({ type }) => type === 'resource'));
    expect(await search('member', 'client', 'people')).toEqual(all);
  });

  it('ignores case and accents, and wants every word', async () => {
    const found = await search('member', 'RÂTE calculator');
    expect(found.map(({ title }) => title)).toEqual(['Rate calculator']);
    expect(await search('member', 'rate unicorn')).toEqual([]);
    expect(await search('member', '   ')).toEqual([]);
    expect(await search('member', '100%_\\')).toEqual([]);
  });

  it('matches beginnings only with one or two characters', async () => {
    const found = await search('admin', 'po');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ title }) => title.toLowerCase().startsWith('po'))).toBe(true);
  });

  it('gives 20 at most, each with an id of its own', async () => {
    const found = await search('admin', 'the');
    expect(found).toHaveLength(20);
    expect(new Set(found.map(({ id }) => id)).size).toBe(20);
  });

  it('asks one statement', async () => {
    const browser = await as('member');
    await browser.graphql(SEARCH, { query: 'client' });
    const texts: string[] = [];
    const stop = onStatement((text) => texts.push(text));
    await browser.graphql(SEARCH, { query: 'client' });
    stop();
    expect(texts.filter((text) => text.includes('word_similarity'))).toHaveLength(1);
  });
});

describe('what somebody finds', () => {
  it('is what belongs to them: sold, granted, or looked after', async () => {
    const titles = async (key: string, query: string) => (await search(key, query)).map(({ title }) => title);
    expect(await titles('admin', 'rate calculator')).toEqual(['Rate calculator']);
    expect(await titles('member', 'rate calculator')).toEqual(['Rate calculator']);
    expect(await titles('non-member', 'rate calculator')).toEqual([]);
    expect(await titles('non-member', 'scams and how')).toEqual(['Scams and how to see them']);
    expect(await titles('member', 'brand colors')).toEqual([]);
  });

  it('is what they had, and what opens for everybody', async () => {
    expect(await search('expired', 'rate calculator')).toHaveLength(1);
    expect((await search('non-member', 'tell a scam')).map(({ title }) => title)).toContain('How to tell a scam');
  });

  it('is never archived', async () => {
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
    await db.update(resources).set({ archivedAt: new Date() }).where(eq(resources.name, 'How to tell a scam'));
    expect((await search('non-member', 'how to tell a scam')).filter(({ type }) => type === 'resource')).toEqual([]);
  });
});

describe('who may search', () => {
  it.each(ROLES)('%s: as the search box says', async (role) => {
    const answer = await ask(role, 'client');
    if (showsSearch({ accessLevel: null, roles: role })) expect(answer.errors).toBeUndefined();
    else expect(answer.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('visitors are asked to sign in', async () => {
    const answer = await server.browser().graphql(SEARCH, { query: 'client' });
    expect(answer.json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

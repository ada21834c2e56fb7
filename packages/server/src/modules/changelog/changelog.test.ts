import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels } from '../access/tables.ts';
import { changelogEntries } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const as = (key: string) => server.as(key);
interface Entry {
  id: string;
  title: string;
  publishedAt: string | null;
}

const PUBLIC = '{ publicChangelog { id title body publishedAt } }';
const published = async () => (await server.browser().graphql(PUBLIC)).json.data.publicChangelog as Entry[];

describe('the public change log', () => {
  it('shows visitors only published entries, newest first', async () => {
    const entries = await published();
    expect(entries).toHaveLength(4);
    const days = entries.map(({ publishedAt }) => publishedAt ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days.every((day) => new Date(day) <= TEST_NOW)).toBe(true);
  });

  it('shows an entry from the instant of its publication', async () => {
    const [next] = (
      await (await as('admin')).graphql('{ viewer { changelog(filter: { status: SCHEDULED }) { edges { node { title publishedAt } } } } }')
    ).json.data.viewer.changelog.edges
      .map(({ node }: { node: Entry }) => node)
      .filter(({ publishedAt }: Entry) => publishedAt !== null);
    const at = new Date(next.publishedAt).getTime();
    try {
      server.app.setNow(new Date(at - 1));
      expect((await published()).map(({ title }) => title)).not.toContain(next.title);
      server.app.setNow(new Date(at));
      expect((await published())[0]?.title).toBe(next.title);
    } finally {
      server.app.setNow(TEST_NOW);
    }
  });

  it('does not reveal the author', async () => {
    const answer = await server.browser().graphql('{ publicChangelog { title author { name } } }');
    expect(answer.json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(answer.text).not.toContain('Paolo');
  });
});

describe('the change log of staff', () => {
  const LIST =
    'query ($filter: ChangelogFilter) { viewer { changelog(filter: $filter) { totalCount edges { node { id title publishedAt author { name } revision } } } } }';

  it('contains drafts and can be filtered', async () => {
    const admin = await as('admin');
    const titles = async (filter: object) =>
      (await admin.graphql(LIST, { filter })).json.data.viewer.changelog.edges.map(({ node }: { node: Entry }) => node.title);
    expect(await titles({})).toHaveLength(6);
    expect(await titles({ status: 'DRAFT' })).toEqual(['Dark theme for late evenings']);
    expect(await titles({ status: 'SCHEDULED' })).toHaveLength(1);
    expect(await titles({ status: 'PUBLISHED' })).toHaveLength(4);
    expect(await titles({ search: 'dark theme' })).toEqual(['Dark theme for late evenings']);
  });

  it.each(['member', 'tribe-team-fa', 'coach'])('is refused to %s', async (key) => {
    const browser = await as(key);
    expect((await browser.graphql(LIST)).json.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await browser.graphql('{ viewer { changelogEntry(databaseId: 1) { title } } }')).json.errors[0].extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  it.each([
    [['featureChangeLog'], 'FORBIDDEN'],
    [['defaultSettings'], 'FORBIDDEN'],
    [['defaultSettings', 'featureChangeLog'], undefined],
  ])('with the page flags %j returns %s', async (flags, code) => {
    const { db } = server.app.database;
    await db
      .update(accessLevels)
      .set({ pageAccess: Object.fromEntries(flags.map((flag) => [flag, true])) })
      .where(eq(accessLevels.key, 'non-member'));
    expect((await (await as('non-member')).graphql(LIST)).json.errors?.[0].extensions.code).toBe(code);
  });

  it('hides a draft from others who have its id', async () => {
    const [draft] = await server.app.database.db
      .select()
      .from(changelogEntries)
      .where(eq(changelogEntries.title, 'Dark theme for late evenings'));
    const id = Buffer.from(`ChangelogEntry:${draft?.id}`).toString('base64');
    const node = 'query ($id: ID!) { node(id: $id) { ... on ChangelogEntry { title } } }';
    expect((await (await as('admin')).graphql(node, { id })).json.data.node.title).toBe('Dark theme for late evenings');
    for (const browser of [await as('member'), server.browser()]) expect((await browser.graphql(node, { id })).text).not.toContain('Dark');
    const one = 'query ($id: Int!) { viewer { changelogEntry(databaseId: $id) { title } } }';
    expect((await (await as('admin')).graphql(one, { id: draft?.id })).json.data.viewer.changelogEntry.title).toMatch(/^Dark/);
  });
});

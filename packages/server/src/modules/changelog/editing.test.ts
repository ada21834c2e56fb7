import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { changelogEntries } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterEach(() => server.app.setNow(TEST_NOW));
afterAll(() => server.close());

interface Entry {
  databaseId: number;
  revision: number;
  title: string;
  status: string;
  publishedAt: string | null;
}
const SHOWN = '{ databaseId revision title status publishedAt author { name } }';
const SAVE = `mutation ($databaseId: Int, $revision: Int, $input: ChangelogEntryInput!, $idempotencyKey: String) {
  saveChangelogEntry(databaseId: $databaseId, revision: $revision, input: $input, idempotencyKey: $idempotencyKey) ${SHOWN} }`;
const PUBLISH = `mutation ($databaseId: Int!, $revision: Int!, $published: Boolean!) {
  publishChangelogEntry(databaseId: $databaseId, revision: $revision, published: $published) ${SHOWN} }`;
const ARCHIVE = `mutation ($databaseId: Int!, $archived: Boolean!) {
  setChangelogEntryArchived(databaseId: $databaseId, archived: $archived) ${SHOWN} }`;
const INPUT = { title: 'Faster lists', body: 'Lists open at once.' };

const request = (query: string, variables: object) => server.request('admin', query, variables as Record<string, unknown>);
async function write(input: object = INPUT): Promise<Entry> {
  return (await request(SAVE, { input })).data.saveChangelogEntry;
}
const publish = ({ databaseId, revision }: Entry, published = true) => request(PUBLISH, { databaseId, revision, published });
const isPublic = async (title: string) => {
  const { publicChangelog } = (await server.browser().graphql('{ publicChangelog { title } }')).json.data;
  return (publicChangelog as Entry[]).some((entry) => entry.title === title);
};

it('creates an entry as a draft of its author', async () => {
  const entry = await write({ title: ' A draft ', body: 'Soon.' });
  expect(entry).toMatchObject({ title: 'A draft', status: 'DRAFT', publishedAt: null, author: { name: expect.stringMatching(/\w/) } });
  expect(await isPublic('A draft')).toBe(false);
});

it('creates an entry once when repeated with the same key', async () => {
  const variables = { input: { title: 'Only once', body: 'Text' }, idempotencyKey: 'an entry that is sent twice' };
  const [first, second] = [await request(SAVE, variables), await request(SAVE, variables)];
  expect(second.data.saveChangelogEntry.databaseId).toBe(first.data.saveChangelogEntry.databaseId);
  expect(await server.app.database.db.$count(changelogEntries, eq(changelogEntries.title, 'Only once'))).toBe(1);
});

it('rejects a missing title or text per field', async () => {
  const { errors } = await request(SAVE, { input: { title: ' ', body: '' } });
  expect(errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fieldErrors: { title: 'Title is required', body: 'Text is required' },
  });
});

it('publishes an entry immediately, and makes it a draft again when unpublished', async () => {
  const entry = await write({ title: 'In public', body: 'Text' });
  const published: Entry = (await publish(entry)).data.publishChangelogEntry;
  expect(published).toMatchObject({ status: 'PUBLISHED', publishedAt: TEST_NOW.toISOString() });
  expect(await isPublic('In public')).toBe(true);
  const draft: Entry = (await publish(published, false)).data.publishChangelogEntry;
  expect(draft).toMatchObject({ status: 'DRAFT', publishedAt: null });
  expect(await isPublic('In public')).toBe(false);
});

it('keeps the date of an entry published again, and publishes a scheduled one at once', async () => {
  const published: Entry = (await publish(await write({ title: 'Dated', body: 'Text' }))).data.publishChangelogEntry;
  server.app.setNow(new Date(TEST_NOW.getTime() + 60_000));
  expect((await publish(published)).data.publishChangelogEntry.publishedAt).toBe(TEST_NOW.toISOString());
  const waiting = await write({ title: 'Scheduled', body: 'Text' });
  const { db } = server.app.database;
  await db
    .update(changelogEntries)
    .set({ publishedAt: new Date('2099-01-01') })
    .where(eq(changelogEntries.id, waiting.databaseId));
  expect((await publish(waiting)).data.publishChangelogEntry.status).toBe('PUBLISHED');
});

it('neither overwrites nor publishes changes saved by someone else in the meantime', async () => {
  const entry = await write({ title: 'Two writers', body: 'First' });
  const { databaseId, revision } = entry;
  const saved = await request(SAVE, { databaseId, revision, input: { title: 'Two writers', body: 'Second' } });
  expect(saved.data.saveChangelogEntry.revision).toBe(revision + 1);
  expect(codeOf(await request(SAVE, { databaseId, revision, input: { title: 'Two writers', body: 'Third' } }))).toBe('STALE');
  expect(codeOf(await request(SAVE, { databaseId, input: { title: 'Two writers', body: 'Third' } }))).toBe('STALE');
  expect(codeOf(await publish(entry))).toBe('STALE');
  expect(await isPublic('Two writers')).toBe(false);
});

it('hides an archived entry, and publishes it only after it is restored', async () => {
  const { databaseId } = (await publish(await write({ title: 'Put away', body: 'Text' }))).data.publishChangelogEntry as Entry;
  const archived: Entry = (await request(ARCHIVE, { databaseId, archived: true })).data.setChangelogEntryArchived;
  expect(archived.status).toBe('ARCHIVED');
  expect(await isPublic('Put away')).toBe(false);
  const rejected = await publish(archived);
  expect(rejected.errors[0]).toMatchObject({
    message: 'This entry is archived. Restore it before you publish it.',
    extensions: { code: 'CONFLICT' },
  });
  const listed = async (status: string | null) =>
    (
      await request('query ($filter: ChangelogFilter) { viewer { changelog(first: 50, filter: $filter) { edges { node { title } } } } }', {
        filter: { status },
      })
    ).data.viewer.changelog.edges.some(({ node }: { node: Entry }) => node.title === 'Put away');
  expect([await listed(null), await listed('ARCHIVED')]).toEqual([false, true]);
  const restored: Entry = (await request(ARCHIVE, { databaseId, archived: false })).data.setChangelogEntryArchived;
  expect([restored.status, await isPublic('Put away')]).toEqual(['PUBLISHED', true]);
});

it('returns NOT_FOUND for an unknown entry', async () => {
  expect(codeOf(await request(SAVE, { databaseId: 2_000_000_000, revision: 1, input: INPUT }))).toBe('NOT_FOUND');
});

it('returns the text parsed, without its HTML', async () => {
  const { databaseId } = await write({ title: 'Rich', body: '**Bold** <script>alert(1)</script>' });
  const { viewer } = (await request('query ($id: Int!) { viewer { changelogEntry(databaseId: $id) { bodyTree } } }', { id: databaseId }))
    .data;
  expect(JSON.stringify(viewer.changelogEntry.bodyTree)).toContain('["strong",{},["Bold"]]');
  expect(JSON.stringify(viewer.changelogEntry.bodyTree)).not.toContain('"script"');
});

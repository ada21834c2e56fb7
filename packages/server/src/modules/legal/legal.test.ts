import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LegalKind } from '@atlas/domain/legal';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { legalDocuments, legalVersions } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const FIELDS = 'draft draftSavedAt draftSavedBy { name } revision published { number body } versions { number body publishedBy { name } }';
const save = async (revision: number, body: string) =>
  (
    await (
      await server.as('admin')
    ).graphql(
      `mutation ($revision: Int!, $body: String!) { saveLegalDocument(kind: REFUND_POLICY, revision: $revision, input: { body: $body }) { ${FIELDS} } }`,
      { revision, body },
    )
  ).json;
const publish = (revision: number) =>
  server.request('admin', `mutation { publishLegalDocument(kind: REFUND_POLICY, revision: ${revision}) { ${FIELDS} } }`);
const document = async () =>
  (await server.request('admin', `{ viewer { legalDocument(kind: REFUND_POLICY) { ${FIELDS} } } }`)).data.viewer.legalDocument;
const read = async (kind: string) =>
  (await server.browser().graphql(`{ publicLegalPage(kind: ${kind}) { version text publishedAt } }`)).json.data.publicLegalPage;

describe('a legal page', () => {
  it('is readable by visitors as published, without its draft', async () => {
    const page = await read('REFUND_POLICY');
    expect(page).toMatchObject({ version: 1, publishedAt: new Date(TEST_NOW.getTime() - 90 * 86_400_000).toISOString() });
    expect(JSON.stringify(page.text)).toContain('Until when');
    expect(JSON.stringify(page.text)).not.toContain('Say why in a sentence or two');
  });

  it('is null while nothing is published', async () => {
    const { db } = server.app.database;
    const ofTerms = eq(legalDocuments.kind, 'terms-conditions');
    await db.update(legalDocuments).set({ publishedVersion: null }).where(ofTerms);
    expect(await read('TERMS_CONDITIONS')).toBeNull();
    await db.update(legalDocuments).set({ publishedVersion: 1 }).where(ofTerms);
    expect(await read('TERMS_CONDITIONS')).toMatchObject({ version: 1 });
  });

  it('is drafted and published as the next version, and keeps earlier versions', async () => {
    const before = await document();
    const saved = (await save(before.revision, '## Refunds\n\nWithin 7 days.')).data.saveLegalDocument;
    expect(saved).toMatchObject({
      draft: '## Refunds\n\nWithin 7 days.',
      draftSavedAt: TEST_NOW.toISOString(),
      draftSavedBy: { name: 'Paolo Reyes' },
      revision: before.revision + 1,
      published: { number: 1 },
    });
    expect(JSON.stringify(await read('REFUND_POLICY'))).not.toContain('7 days');

    const published = (await publish(saved.revision)).data.publishLegalDocument;
    expect(published).toMatchObject({ draft: null, draftSavedAt: null, draftSavedBy: null, published: { number: 2 } });
    expect(published.versions).toEqual([
      { number: 2, body: '## Refunds\n\nWithin 7 days.', publishedBy: { name: 'Paolo Reyes' } },
      ...before.versions,
    ]);
    expect(await read('REFUND_POLICY')).toMatchObject({ version: 2, publishedAt: TEST_NOW.toISOString() });
  });

  it('accepts the text of an earlier version as a draft, which becomes a new version', async () => {
    const before = await document();
    const { body } = before.versions.at(-1);
    const saved = (await save(before.revision, body)).data.saveLegalDocument;
    const { published } = (await publish(saved.revision)).data.publishLegalDocument;
    expect(published).toEqual({ number: before.published.number + 1, body });
  });

  it('has no draft once it equals the published text', async () => {
    const first = await document();
    const other = (await save(first.revision, 'Something else')).data.saveLegalDocument;
    const back = (await save(other.revision, first.published.body)).data.saveLegalDocument;
    expect(back).toMatchObject({ draft: null, draftSavedAt: null });
    expect((await publish(back.revision)).errors[0]).toMatchObject({
      message: 'There is no draft to publish.',
      extensions: { code: 'CONFLICT' },
    });
  });

  it('cannot be published empty', async () => {
    const { revision } = await document();
    const saved = (await save(revision, '  ')).data.saveLegalDocument;
    const { errors } = await publish(saved.revision);
    expect(errors[0].message).toBe('An empty page cannot be published. Write the text first.');
    await save(saved.revision, 'Not empty');
  });

  it("is neither saved nor published over another person's changes", async () => {
    const { revision } = await document();
    await save(revision, 'Mine');
    expect(codeOf(await save(revision, 'Theirs'))).toBe('STALE');
    expect(codeOf(await publish(revision))).toBe('STALE');
    expect((await document()).draft).toBe('Mine');
  });

  it('has a maximum length', async () => {
    const { revision } = await document();
    expect((await save(revision, 'x'.repeat(50_001))).errors[0].extensions.fieldErrors).toEqual({ body: 'Text is too long' });
  });

  it.each(['member', 'tribe-team-fa', 'tribe-team-ro', 'head-coach', 'affiliate'])('shows %s neither drafts nor versions', async (key) => {
    for (const field of ['legalDocuments { draft }', 'legalDocument(kind: PRIVACY_POLICY) { versions { body } }'])
      expect(codeOf(await server.request(key, `{ viewer { ${field} } }`))).toBe('FORBIDDEN');
  });
});

it('returns every legal page to staff', async () => {
  const { legalDocuments: all } = (
    await server.request('admin', '{ viewer { legalDocuments { kind published { number } versions { number publishedBy { name } } } } }')
  ).data.viewer;
  expect(all.map(({ kind }: { kind: LegalKind }) => kind)).toEqual(['PRIVACY_POLICY', 'REFUND_POLICY', 'TERMS_CONDITIONS']);
});

it('rejects duplicate versions, empty versions, and drafts without a date', async () => {
  const { db } = server.app.database;
  const [row] = await db.select().from(legalDocuments).where(eq(legalDocuments.kind, 'privacy-policy'));
  const version = { documentId: row?.id ?? 0, body: 'x', publishedAt: TEST_NOW };
  await expect(db.insert(legalVersions).values({ ...version, number: 1 })).rejects.toThrow();
  await expect(db.insert(legalVersions).values({ ...version, number: 99, body: '' })).rejects.toThrow();
  await expect(db.insert(legalVersions).values({ ...version, number: 0 })).rejects.toThrow();
  await expect(db.execute(sql`update legal_documents set draft = 'x', draft_saved_at = null`)).rejects.toThrow();
});

import { randomBytes } from 'node:crypto';
import { FILE_NOT_AS_NAMED, LARGE_FILE } from '@atlas/domain/uploads';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { droppedFiles, files } from '../files/tables.ts';
import { resources } from './tables.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const FIELDS = 'databaseId revision name description kind url link fileName awaitsFile isPublic forAffiliates accessLevels { databaseId }';
const CREATE = `mutation ($input: ResourceInput!, $key: String) { it: createResource(input: $input, idempotencyKey: $key) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $revision: Int!, $input: ResourceInput!) { it: updateResource(databaseId: $id, revision: $revision, input: $input) { ${FIELDS} } }`;
const ARCHIVE = 'mutation ($id: Int!, $archived: Boolean!) { setResourceArchived(databaseId: $id, archived: $archived) { archivedAt } }';

const said = { name: 'Weekly plan', isPublic: false, forAffiliates: false, accessLevelIds: [] as number[] };
const LINK = { ...said, source: 'LINK', url: 'https://www.canva.com/templates/' };
const FILE = { ...said, source: 'FILE', fileName: 'plan.pdf' };
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200)]);

const created = async (input: object) => {
  const { it } = (await admin.graphql(CREATE, { input })).json.data;
  await server.app.database.db.update(resources).set({ publishedAt: TEST_NOW }).where(eq(resources.id, it.databaseId));
  return it;
};
const updated = async (id: number, revision: number, input: object) => (await admin.graphql(UPDATE, { id, revision, input })).json;
const read = async (id: number, key = 'admin') =>
  (await server.request(key, `{ viewer { resource(databaseId: ${id}) { ${key === 'admin' ? FIELDS : 'name url'} } } }`)).data.viewer
    .resource;
const upload = (browser: Browser, id: number, body: Uint8Array | string, name = 'plan.pdf') =>
  browser.send(
    `/api/upload-file?${new URLSearchParams({ owner: 'resourceId', ownerId: String(id), purpose: 'attachment', name }).toString()}`,
    {
      method: 'POST',
      body: body as BodyInit,
    },
  );
const lineOf = async (action: string, id: number) =>
  (
    await server.app.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, action), eq(auditEntries.subjectId, id)))
      .orderBy(desc(auditEntries.id))
  )[0];

describe('a link', () => {
  it('is added with its kind, opened to access levels, and saved again at its revision', async () => {
    const { resourceAudiences } = (await admin.graphql('{ viewer { resourceAudiences { databaseId name } } }')).json.data.viewer;
    const level = resourceAudiences.find(({ name }: { name: string }) => name === 'Member').databaseId;
    const first = await created({ ...LINK, url: 'youtu.be/dQw4w9WgXcQ', accessLevelIds: [level] });
    expect(first).toMatchObject({
      revision: 1,
      kind: 'VIDEO',
      link: 'https://youtu.be/dQw4w9WgXcQ',
      accessLevels: [{ databaseId: level }],
    });
    expect(await read(first.databaseId, 'member')).toEqual({ name: 'Weekly plan', url: 'https://youtu.be/dQw4w9WgXcQ' });
    const { data } = await updated(first.databaseId, 1, { ...LINK, name: ' Templates ', isPublic: true });
    expect(data.it).toMatchObject({ revision: 2, name: 'Templates', kind: 'LINK', isPublic: true, accessLevels: [] });
    expect(await lineOf('updateResource', first.databaseId)).toMatchObject({
      before: { name: 'Weekly plan', kind: 'video', accessLevelIds: [level] },
      after: { name: 'Templates', kind: 'link', accessLevelIds: [] },
    });
  });

  it('is added once when the request is repeated', async () => {
    const key = 'resource-is-sent-twice';
    const [one, other] = [await admin.graphql(CREATE, { input: LINK, key }), await admin.graphql(CREATE, { input: LINK, key })];
    expect(one.json.data.it.databaseId).toBe(other.json.data.it.databaseId);
  });

  it.each([
    [{ ...LINK, url: 'my rates' }, { url: 'Enter a link to a web page, such as https://www.canva.com/templates.' }],
    [{ ...LINK, url: 'http://192.168.1.1/' }, { url: 'This link opens only in your own network. Enter one that opens from anywhere.' }],
    [{ ...LINK, url: '' }, { url: 'Link is required' }],
    [{ ...LINK, name: ' ' }, { name: 'Name is required' }],
    [{ ...FILE, fileName: '' }, { fileName: 'Choose a file.' }],
    [{ ...FILE, fileName: 'setup.exe' }, { fileName: 'Files of this type cannot be uploaded.' }],
    [{ ...LINK, accessLevelIds: [999_999] }, { accessLevelIds: 'One of the access levels no longer exists.' }],
  ])('%j is refused with %j', async (input, fieldErrors) => {
    const { errors } = (await admin.graphql(CREATE, { input })).json;
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fieldErrors });
  });

  it('rejects the second of two concurrent saves and keeps the first', async () => {
    const { databaseId: id } = await created(LINK);
    await updated(id, 1, { ...LINK, name: 'Theirs' });
    expect(codeOf(await updated(id, 1, { ...LINK, name: 'Mine' }))).toBe('STALE');
    expect(await read(id)).toMatchObject({ name: 'Theirs', revision: 2 });
  });

  it('is archived and restored', async () => {
    const { databaseId: id } = await created({ ...LINK, isPublic: true });
    await admin.graphql(ARCHIVE, { id, archived: true });
    expect([await read(id, 'member'), await read(id)]).toEqual([null, expect.objectContaining({ name: 'Weekly plan' })]);
    await admin.graphql(ARCHIVE, { id, archived: false });
    expect(await read(id, 'member')).toMatchObject({ name: 'Weekly plan' });
  });
});

describe('a file', () => {
  it('makes its resource visible once it is uploaded', async () => {
    const { databaseId: id, ...resource } = await created({ ...FILE, isPublic: true });
    expect(resource).toMatchObject({ kind: 'PDF', awaitsFile: true, fileName: null, url: null });
    const PUBLIC = `{ publicResource(databaseId: ${id}) { name url isInline } viewer { resource(databaseId: ${id}) { name } } search(query: "Weekly plan") { __typename } }`;
    const seen = async () => (await server.request('member', PUBLIC.replace(/ search.*/, ' }'))).data;
    expect(await seen()).toEqual({ publicResource: null, viewer: { resource: null } });
    expect((await upload(admin, id, PDF)).status).toBe(201);
    expect(await read(id)).toMatchObject({ awaitsFile: false, fileName: 'plan.pdf', revision: 2 });
    const { publicResource } = await seen();
    expect(publicResource).toEqual({ name: 'Weekly plan', url: expect.stringMatching(/^\/api\/uploads\/\d+$/), isInline: true });
    const visitor = await server.browser().send(publicResource.url);
    expect([visitor.status, visitor.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('inline')]);
  });

  it('replaces the previous file, drops its bytes, and makes concurrent edits stale', async () => {
    const { databaseId: id } = await created(FILE);
    const first = (await upload(admin, id, PDF)).json;
    const before = await server.app.database.db.$count(droppedFiles);
    const saved = await updated(id, 2, { ...FILE, fileName: 'plan.csv' });
    // Until the upload, the current content stays.
    expect(saved.data.it).toMatchObject({ revision: 3, kind: 'PDF', fileName: 'plan.pdf', awaitsFile: false });
    expect((await upload(admin, id, 'week,hours\n1,20\n', 'plan.csv')).status).toBe(201);
    expect(await read(id)).toMatchObject({ revision: 4, kind: 'SPREADSHEET', fileName: 'plan.csv' });
    expect((await admin.send(first.url)).status).toBe(404);
    expect(await server.app.database.db.$count(droppedFiles)).toBe(before + 1);
    expect(codeOf(await updated(id, 3, { ...FILE, fileName: null }))).toBe('STALE');
    expect((await updated(id, 4, { ...FILE, fileName: null, name: 'Renamed' })).data.it).toMatchObject({
      name: 'Renamed',
      fileName: 'plan.csv',
    });
    expect(await lineOf('replaceResourceFile', id)).toMatchObject({ before: { kind: 'pdf' }, after: { kind: 'spreadsheet' } });
  });

  it('is replaced by a link, and replaces a link', async () => {
    const { databaseId: id } = await created(FILE);
    await upload(admin, id, PDF);
    expect((await updated(id, 2, LINK)).data.it).toMatchObject({ kind: 'LINK', fileName: null, link: LINK.url });
    expect(await server.app.database.db.$count(files, eq(files.resourceId, id))).toBe(0);
    expect((await updated(id, 3, FILE)).data.it).toMatchObject({ kind: 'LINK', link: LINK.url, awaitsFile: false });
    await upload(admin, id, PDF);
    expect(await read(id)).toMatchObject({ kind: 'PDF', link: null, fileName: 'plan.pdf' });
    // A link stays until a file replaces it.
    const { databaseId: other } = await created(LINK);
    const { errors } = await updated(other, 1, { ...FILE, fileName: null });
    expect(errors[0].extensions.fieldErrors).toEqual({ fileName: 'Choose a file.' });
  });

  it.each([
    ['with content that does not match its name', 'plan.pdf', 'just words', FILE_NOT_AS_NAMED],
    ['of an unknown type', 'setup.exe', 'MZ', 'Files of this type cannot be uploaded.'],
    ['that is empty', 'plan.pdf', '', 'This file is empty.'],
  ])('%s is refused with its message, and the current content stays', async (_what, name, body, error) => {
    const { databaseId: id } = await created(FILE);
    await upload(admin, id, PDF);
    const answer = await upload(admin, id, body, name);
    expect([answer.status, answer.json]).toEqual([400, { error }]);
    expect(await read(id)).toMatchObject({ revision: 2, fileName: 'plan.pdf', kind: 'PDF' });
  });

  it('accepts every type for staff, and above 10 MB only from the L&D admin', async () => {
    const rar = Buffer.concat([Buffer.from('526172211a0700', 'hex'), randomBytes(100)]);
    const { databaseId: id } = await created({ ...FILE, fileName: 'folder.rar' });
    expect((await upload(admin, id, rar, 'folder.rar')).status).toBe(201);
    expect(await read(id)).toMatchObject({ kind: 'ARCHIVE', fileName: 'folder.rar' });
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)]);
    await withAdmin('page_access', 'uploadContents', async () => {
      const answer = await upload(admin, id, large);
      expect([answer.status, answer.json]).toEqual([400, { error: LARGE_FILE }]);
    });
    expect((await upload(admin, id, large)).status).toBe(201);
  });

  it('leaves nothing after an interrupted upload, and resumes when uploaded in chunks', async () => {
    const { databaseId: id } = await created(FILE);
    const headers = { 'tus-resumable': '1.0.0' };
    const query = new URLSearchParams({ owner: 'resourceId', ownerId: String(id), purpose: 'attachment', name: 'plan.pdf' });
    const begun = await admin.send(`/api/upload-file?${query.toString()}`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(PDF.length) },
    });
    const at = begun.headers.get('location') ?? '';
    const send = (from: number, to: number) =>
      admin.send(at, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
        body: PDF.subarray(from, to) as BodyInit,
      });
    await send(0, 50);
    expect(await read(id)).toMatchObject({ awaitsFile: true, fileName: null, revision: 1 });
    expect((await admin.send(at, { method: 'POST', headers })).status).toBe(409);
    const offset = Number((await admin.send(at, { method: 'HEAD', headers })).headers.get('upload-offset'));
    expect(offset).toBe(50);
    await send(offset, PDF.length);
    expect((await admin.send(at, { method: 'POST', headers })).status).toBe(201);
    expect(await read(id)).toMatchObject({ awaitsFile: false, fileName: 'plan.pdf', revision: 2 });
    // A client that repeats the request after a lost response gets the same file.
    expect((await admin.send(at, { method: 'POST', headers })).status).toBe(201);
    expect(await read(id)).toMatchObject({ revision: 2 });
  });

  it.each(['tribe-team-fa', 'head-coach', 'coach', 'success-manager', 'team-lead', 'affiliate', 'member', 'non-member'])(
    'is not accepted from %s',
    async (key) => {
      const { databaseId: id } = await created(FILE);
      expect((await upload(await server.as(key), id, PDF)).status).toBe(403);
    },
  );

  it('is not accepted from visitors, and only for a new resource from staff who may only add', async () => {
    const { databaseId: id } = await created(FILE);
    expect((await upload(server.browser(), id, PDF)).status).toBe(401);
    await withAdmin('page_access', 'editResourceFile', async () => {
      expect((await upload(admin, id, PDF)).status).toBe(201);
      expect((await upload(admin, id, PDF)).status).toBe(403);
    });
  });
});

/** Runs a function while admins lack a flag. */
async function withAdmin(column: string, flag: string, work: () => Promise<void>): Promise<void> {
  const set = (is: boolean) =>
    server.app.database.db.execute(sql.raw(`update access_levels set ${column} = ${column} || '{"${flag}": ${is}}' where key = 'admin'`));
  await set(false);
  try {
    await work();
  } finally {
    await set(true);
  }
}

describe('many at once', () => {
  it('are archived and restored by bulk operations', async () => {
    const ids = [(await created(LINK)).databaseId, (await created(LINK)).databaseId];
    const { archiveResources, restoreResources } = await import('./bulk.ts');
    const { contextOf } = await import('../../testing/testServer.ts');
    const ctx = await contextOf(server.app, 'admin');
    const run = (operation: typeof archiveResources) =>
      server.app.database.transaction(async (tx) => {
        const rows = await operation.select(ctx, tx, ids, {});
        const plans = rows.map((row) => [row.id, operation.describe(row, {}, ctx)] as const);
        const changes = plans.flatMap(([id, plan]) => ('after' in plan ? [{ id, values: plan.after }] : []));
        await operation.apply(tx, changes, ctx.source.now, ctx, {});
        return changes.length;
      });
    expect([await run(archiveResources), await run(archiveResources)]).toEqual([2, 0]);
    expect(await read(ids[0], 'member')).toBeNull();
    expect(await run(restoreResources)).toBe(2);
    expect(await read(ids[0])).toMatchObject({ name: 'Weekly plan', revision: 3 });
  });
});

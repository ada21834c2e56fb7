import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { files } from '../modules/files/tables.ts';
import { writing } from '../storage/failures.ts';
import { testServer, type Browser, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let admin: Browser;
let lessonId = 0;
beforeAll(async () => {
  server = await testServer();
  admin = server.browser();
  await admin.logIn('admin');
  const { json } = await admin.graphql('{ viewer { course(databaseId: 136) { units { lessons { databaseId } } } } }');
  lessonId = json.data.viewer.course.units[0].lessons[0].databaseId;
});
afterAll(() => server.close());

const upload = (browser: Browser, body: Uint8Array | string, query: Record<string, string>) =>
  browser.send(
    `/api/upload-file?${new URLSearchParams({ owner: 'lessonId', ownerId: String(lessonId), purpose: 'attachment', ...query }).toString()}`,
    { method: 'POST', body: body as BodyInit },
  );
const leftBehind = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`atlas-upload-${process.pid}-`));

describe('an upload', () => {
  it('is stored, owned by its lesson, and available to those who may open the lesson', async () => {
    const answer = await upload(admin, 'name,rate\nAna,300\n', { name: 'Rates.csv' });
    expect([answer.status, answer.json]).toEqual([
      201,
      { id: expect.any(Number), name: 'Rates.csv', bytes: 18, mediaType: 'text/csv', url: expect.stringMatching(/^\/api\/uploads\/\d+$/) },
    ]);
    const read = await admin.send(answer.json.url);
    expect([read.status, read.text, read.headers.get('content-disposition')]).toEqual([
      200,
      'name,rate\nAna,300\n',
      expect.stringContaining('attachment'),
    ]);
    expect((await server.browser().send(answer.json.url)).status).toBe(401);
    expect(leftBehind()).toEqual([]);
  });

  it.each([
    ['Nin\u0303o\u00a0plan\u200b.csv', 'Ni\u00f1o plan.csv'],
    ['plan\u202evsc.csv', 'planvsc.csv'],
    ['a\r\nb.csv', 'a b.csv'],
  ])('stores its name as one visible line: %j', async (name, stored) => {
    const { json } = await upload(admin, 'a,b\n', { name });
    expect(json).toMatchObject({ name: stored });
  });

  it('re-encodes a picture: upright and without its location and camera data', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b6e69' } })
      .withExif({ IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { json } = await upload(admin, photo, { name: 'photo.jpg' });
    const stored = Buffer.from(
      await (
        await fetch(`${server.address}${json.url}`, { headers: { cookie: [...admin.cookies].map((pair) => pair.join('=')).join('; ') } })
      ).arrayBuffer(),
    );
    const read = await sharp(stored).metadata();
    expect([read.exif, read.width, read.height]).toEqual([undefined, 20, 40]);
  });

  it('turns a cover into a webp of at most 1600 by 900, replacing the previous one', async () => {
    const picture = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#ffb224' } })
      .png()
      .toBuffer();
    const cover = { owner: 'courseId', ownerId: '136', purpose: 'cover', name: 'Beach.png' };
    const first = (await upload(admin, picture, cover)).json;
    const second = (await upload(admin, picture, cover)).json;
    expect(second).toMatchObject({ name: 'Beach.webp', mediaType: 'image/webp' });
    const { json } = await admin.graphql('{ viewer { course(databaseId: 136) { coverUrl } } }');
    expect(json.data.viewer.course.coverUrl).toBe(second.url);
    expect((await admin.send(first.url)).status).toBe(404);
  });

  it.each([
    ['a program named like a picture', 'photo.png', 'MZ\u0090\u0000\u0003', 'This file is not what its name says.'],
    ['an unknown type', 'setup.exe', 'MZ', 'Files of this type cannot be uploaded.'],
    ['no name', '', 'text', 'Files of this type cannot be uploaded.'],
    ['an empty file', 'notes.txt', '', 'This file is empty.'],
    ['half a picture', 'photo.png', '\u0089PNG\r\n', 'This file is not what its name says.'],
  ])('of %s is rejected with a message and not stored', async (_what, name, body, error) => {
    const before = (await admin.graphql(`{ viewer { lesson(databaseId: ${lessonId}) { content { files { name } } } } }`)).json.data.viewer
      .lesson.content.files.length;
    const answer = await upload(admin, Buffer.from(body, 'latin1'), { name });
    expect([answer.status, answer.json]).toEqual([400, { error }]);
    const after = (await admin.graphql(`{ viewer { lesson(databaseId: ${lessonId}) { content { files { name } } } } }`)).json.data.viewer
      .lesson.content.files.length;
    expect(after).toBe(before);
    expect(leftBehind()).toEqual([]);
  });

  it.each([
    ['of 201 letters', `${'a'.repeat(201)}.pdf`, `${'a'.repeat(196)}.pdf`],
    ['that reverses its ending', 'invoice\u202Efdp.pdf', 'invoicefdp.pdf'],
    ['of a device', 'con.pdf', '_con.pdf'],
    ['of a hidden file', '.plan.pdf', 'plan.pdf'],
  ])('by a name %s keeps its type and gets a name that every system accepts', async (_what, name, kept) => {
    const { status, json } = await upload(admin, '%PDF-1.4\n', { name });
    expect([status, json.name, json.mediaType]).toEqual([201, kept, 'application/pdf']);
  });

  it('reports a full disk, and stores nothing', async () => {
    const { storage } = server.app;
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    server.app.storage = { ...storage, take: () => writing(() => Promise.reject(full)) };
    const answer = await upload(admin, 'text', { name: 'no room.txt' });
    server.app.storage = storage;
    expect([answer.status, answer.json]).toEqual([507, { error: 'There is no room for files at the moment. Try again later.' }]);
    expect(await server.app.database.db.$count(files, eq(files.name, 'no room.txt'))).toBe(0);
    expect(leftBehind()).toEqual([]);
  });

  it('that is cut off leaves nothing, and is not logged as our failure', async () => {
    const query = new URLSearchParams({ owner: 'lessonId', ownerId: String(lessonId), purpose: 'attachment', name: 'cut.txt' });
    const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ');
    const path = `${server.address}/api/upload-file?${query.toString()}`;
    const sending = request(path, { method: 'POST', headers: { cookie, 'content-length': 2_000_000 } }).on('error', () => undefined);
    sending.write(Buffer.alloc(1_000_000, 'a'));
    await expect.poll(leftBehind, { timeout: 5000 }).toHaveLength(1);
    const failed = vi.spyOn(server.app.metrics, 'requestFailed');
    sending.destroy();
    await expect.poll(leftBehind, { timeout: 5000 }).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
    expect(await server.app.database.db.$count(files, eq(files.name, 'cut.txt'))).toBe(0);
  });

  it('over 10 MB is limited to the L&D admin', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * 1024 * 1024, 32)]);
    expect((await upload(admin, large, { name: 'large.pdf' })).status).toBe(201);
    await admin.graphql('mutation { switchRole(accessLevelId: 1) }');
    await server.app.database.db.execute(
      sql.raw("update access_levels set page_access = page_access || '{\"uploadContents\": false}' where key = 'admin'"),
    );
    const answer = await upload(admin, large, { name: 'large.pdf' });
    expect([answer.status, answer.json]).toEqual([400, { error: 'Files over 10mb must be uploaded by the L&D admin.' }]);
  });

  it.each([
    ['a visitor', null, 401],
    ['a member', 'member', 403],
    ['a coach', 'coach', 403],
    ['read-only staff', 'tribe-team-fa', 403],
  ])('is rejected for %s', async (_who, role, status) => {
    const browser = server.browser();
    if (role !== null) await browser.logIn(role);
    expect((await upload(browser, 'text', { name: 'notes.txt' })).status).toBe(status);
  });

  it.each([
    ['an owner that does not exist', { name: 'a.txt', ownerId: '999999' }, 404],
    ['an unknown kind of owner', { name: 'a.txt', owner: 'userId' }, 400],
    ['an unknown purpose', { name: 'a.txt', purpose: 'avatar' }, 400],
    ['no number', { name: 'a.txt', ownerId: '1; drop table files' }, 400],
  ])('for %s is rejected', async (_what, query, status) => {
    expect((await upload(admin, 'text', query)).status).toBe(status);
  });
});

describe('a download', () => {
  const stored = async (name: string) => {
    const { url } = (await upload(admin, 'name,rate\nAna,300\n', { name })).json as { url: string };
    return (headers: Record<string, string> = {}, method = 'GET') => admin.send(url, { method, headers });
  };

  it('has a name in the format of RFC 6266', async () => {
    const read = await stored("Ana's (new) año.csv");
    expect((await read()).headers.get('content-disposition')).toBe(
      `attachment; filename="Ana_s _new_ ano.csv"; filename*=UTF-8''Ana%27s%20%28new%29%20a%C3%B1o.csv`,
    );
  });

  it('is described as a whole by HEAD, whatever range is requested', async () => {
    const read = await stored('head.csv');
    const whole = await read();
    for (const headers of [{}, { range: 'bytes=0-3' }, { range: 'bytes=900-' }] as Record<string, string>[]) {
      const head = await read(headers, 'HEAD');
      expect([head.status, head.text, head.headers.get('content-range')]).toEqual([200, '', null]);
      for (const name of ['content-length', 'content-type', 'content-disposition', 'etag', 'last-modified', 'accept-ranges'])
        expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    }
    expect(whole.headers.get('content-length')).toBe('18');
  });

  it('continues with a range only when If-Range names the same file', async () => {
    const read = await stored('range.csv');
    const whole = await read();
    const [etag, modified] = [whole.headers.get('etag') ?? '', whole.headers.get('last-modified') ?? ''];
    const part = async (ifRange: string) => {
      const { status, text, headers } = await read({ range: 'bytes=0-3', 'if-range': ifRange });
      return [status, text, headers.get('content-range')];
    };
    for (const same of [etag, modified]) expect(await part(same)).toEqual([206, 'name', 'bytes 0-3/18']);
    for (const other of ['"another"', `W/${etag}`, 'Wed, 12 Nov 2014 02:00:00 GMT'])
      expect(await part(other)).toEqual([200, 'name,rate\nAna,300\n', null]);
    const other = await stored('range.csv');
    expect((await other()).headers.get('etag')).not.toBe(etag);
  });

  it('is not sent again to a client that has it', async () => {
    const read = await stored('again.csv');
    const etag = (await read()).headers.get('etag') ?? '';
    const again = await read({ 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  });
});

describe('a profile picture', () => {
  const picture = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#0b6e69' } })
      .png()
      .toBuffer();
  const avatar = async (key: string, of: string, body: Uint8Array | string, name = 'me.png') =>
    upload(await server.as(key), body, { owner: 'userId', ownerId: String(await server.idOf(of)), purpose: 'avatar', name });

  it('is scaled down, and replaces the previous one under another id', async () => {
    const first = await avatar('newcomer', 'newcomer', await picture(900));
    const second = await avatar('newcomer', 'newcomer', await picture(900));
    expect([first.status, second.status, second.json]).toMatchObject([201, 201, { name: 'me.webp', mediaType: 'image/webp' }]);
    expect(second.json.id).not.toBe(first.json.id);
    expect((await (await server.as('coach')).send(first.json.url)).status).toBe(404);
    const { storageKey } = (await server.app.database.db.select().from(files).where(eq(files.id, second.json.id)))[0] ?? { storageKey: '' };
    const bytes = Buffer.concat(await (await server.app.storage.read(storageKey)).toArray());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 });
  });

  it.each([
    ['of another person', 'newcomer', 'member', 'me.png', 403, 'Your access level does not include this.'],
    ['of another person, by staff', 'admin', 'member', 'me.png', 403, 'Your access level does not include this.'],
    ['that is a document', 'newcomer', 'newcomer', 'me.pdf', 400, 'Choose a picture: jpg, png, webp or gif.'],
    ['of a type for staff only', 'newcomer', 'newcomer', 'me.xls', 400, 'Files of this type cannot be uploaded.'],
    ['of a type for staff only, by staff for themselves', 'admin', 'admin', 'me.rar', 400, 'Files of this type cannot be uploaded.'],
  ])('%s is rejected', async (_what, key, of, name, status, error) => {
    const answer = await avatar(key, of, await picture(8), name);
    expect([answer.status, answer.json]).toEqual([status, { error }]);
  });

  it('cannot be an svg that could contain a script', async () => {
    const answer = await avatar('newcomer', 'newcomer', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'me.svg');
    expect([answer.status, answer.json]).toEqual([400, { error: 'Choose a picture: jpg, png, webp or gif.' }]);
  });

  it('has at most 5 MB, even for staff who may upload large files', async () => {
    const answer = await avatar('admin', 'admin', Buffer.alloc(5_000_001, 1));
    expect([answer.status, answer.json]).toEqual([400, { error: 'Choose a file of at most 5\u00a0MB.' }]);
  });
});

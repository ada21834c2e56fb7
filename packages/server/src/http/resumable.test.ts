import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type ClientRequest } from 'node:http';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ERRORS } from '@tus/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepUploads } from '../modules/files/resumable.ts';
import { files, uploads } from '../modules/files/tables.ts';
import { UploadLock } from '../modules/files/uploadLock.ts';
import { NotStored } from '../storage/failures.ts';
import { startTestS3, type TestS3 } from '../testing/testS3.ts';
import { unfinishedKey } from '../storage/unfinished.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { testServer, type Answer, type Browser, type TestServer } from '../testing/testServer.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const PIECE = { ...TUS, 'content-type': 'application/offset+octet-stream' };
const BYTES = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9_000_000)]);

let s3: TestS3;
beforeAll(async () => {
  s3 = await startTestS3();
});
afterAll(() => s3.close());

describe.each(['a folder', 'S3'])('an upload in pieces into %s', (kind) => {
  let server: TestServer;
  let admin: Browser;
  let lessonId = 0;
  beforeAll(async () => {
    server = await testServer(kind === 'S3' ? { storage: s3.place } : {});
    admin = await server.as('admin');
    const { json } = await admin.graphql('{ viewer { course(databaseId: 136) { units { lessons { databaseId } } } } }');
    lessonId = json.data.viewer.course.units[0].lessons[0].databaseId;
  });
  afterAll(() => server.close());

  const begin = (bytes: number, { browser = admin, ...more }: { browser?: Browser; name?: string; headers?: object } = {}) => {
    const query = new URLSearchParams({
      owner: 'lessonId',
      ownerId: String(lessonId),
      purpose: 'attachment',
      name: more.name ?? 'plan.pdf',
    });
    const headers = { ...TUS, 'upload-length': String(bytes), ...more.headers };
    return browser.send(`/api/upload-file?${query.toString()}`, { method: 'POST', headers });
  };
  const begun = async (bytes: number, more: Parameters<typeof begin>[1] = {}): Promise<string> => {
    const answer = await begin(bytes, more);
    expect([answer.status, answer.text]).toEqual([201, '']);
    return answer.headers.get('location') ?? '';
  };
  const request = (method: string, at: string, browser = admin) => browser.send(at, { method, headers: TUS });
  const offsetAt = async (at: string) => Number((await request('HEAD', at)).headers.get('upload-offset'));
  const send = (at: string, offset: number, body: Uint8Array, browser = admin, headers: Record<string, string> = {}): Promise<Answer> =>
    browser.send(at, { method: 'PATCH', headers: { ...PIECE, 'upload-offset': String(offset), ...headers }, body: body as BodyInit });
  const idOf = (at: string) => at.split('/').at(-1) ?? '';
  const rowOf = async (at: string) =>
    (
      await server.app.database.db
        .select()
        .from(uploads)
        .where(eq(uploads.id, idOf(at)))
    )[0];
  const isKept = async (at: string) => {
    try {
      await (await server.app.unfinished()).getUpload(unfinishedKey(idOf(at)));
      return true;
    } catch {
      return false;
    }
  };
  /** Sends a request that declares all the missing bytes but sends fewer. */
  function sendPart(at: string, from: number, to: number): ClientRequest {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...PIECE, 'upload-offset': from, 'content-length': BYTES.length - from, cookie };
    const sending = httpRequest(server.address + at, { method: 'PATCH', headers });
    sending.on('error', () => undefined);
    sending.write(BYTES.subarray(from, to));
    return sending;
  }
  /** Waits until the request is being processed and has received all that was sent. */
  const underWay = async (at: string, sending: ClientRequest) => {
    await expect.poll(async () => (await rowOf(at))?.lockedBy ?? null, { timeout: 5000 }).not.toBeNull();
    while (sending.writableLength > 0) await once(sending, 'drain');
  };

  it('continues after an interruption, and becomes one file however often it is finished', { timeout: 60_000 }, async () => {
    const at = await begun(BYTES.length);
    let offset = 0;
    for (const to of [3_000_000, 6_000_000]) {
      const sending = sendPart(at, offset, to);
      await underWay(at, sending);
      sending.destroy();
      const before = offset;
      offset = await offsetAt(at);
      expect(offset).toBeGreaterThan(before);
      expect(offset).toBeLessThanOrEqual(to);
    }
    expect((await request('POST', at)).status).toBe(409);
    const last = await send(at, offset, BYTES.subarray(offset));
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(BYTES.length)]);
    // The response was lost: the client requests the offset and the file again, more than once.
    expect(await offsetAt(at)).toBe(BYTES.length);
    const [first, second] = [await request('POST', at), await request('POST', at)];
    expect([first.status, first.json]).toEqual([
      201,
      { id: expect.any(Number), name: 'plan.pdf', bytes: BYTES.length, mediaType: 'application/pdf', url: expect.any(String) },
    ]);
    expect([second.status, second.json]).toEqual([201, first.json]);
    expect(await offsetAt(at)).toBe(BYTES.length);
    const [file] = await server.app.database.db.select().from(files).where(eq(files.id, first.json.id));
    expect(Buffer.concat(await (await server.app.storage.read(file?.storageKey ?? '')).toArray()).equals(BYTES)).toBe(true);
    expect(await server.app.database.db.$count(files, eq(files.name, 'plan.pdf'))).toBe(1);
    expect(await isKept(at)).toBe(false);
    await expect(server.app.storage.read(unfinishedKey(idOf(at)))).rejects.toThrow(NotStored);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`atlas-upload-${process.pid}-`))).toEqual([]);
  });

  it('returns the same file to two requests that finish it at once', async () => {
    const at = await begun(BYTES.length, { name: 'twice.pdf' });
    await send(at, 0, BYTES);
    const [offset, ...answers] = await Promise.all([offsetAt(at), request('POST', at), request('POST', at)]);
    expect(offset).toBe(BYTES.length);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.json).toEqual(answers[1]?.json);
    expect(await server.app.database.db.$count(files, eq(files.name, 'twice.pdf'))).toBe(1);
  });

  it('continues on a new connection when the first one hangs', { timeout: 60_000 }, async () => {
    const at = await begun(BYTES.length);
    const hanging = sendPart(at, 0, 2_000_000);
    await underWay(at, hanging);
    const offset = await offsetAt(at);
    expect(offset).toBeGreaterThan(0);
    expect((await send(at, offset, BYTES.subarray(offset))).status).toBe(204);
    hanging.destroy();
    expect((await request('POST', at)).status).toBe(201);
  });

  it('leaves nothing after a cancellation', async () => {
    const at = await begun(BYTES.length);
    await send(at, 0, BYTES.subarray(0, 1000), admin, { 'content-length': '1000' });
    expect(await isKept(at)).toBe(true);
    expect((await request('DELETE', at)).status).toBe(204);
    expect([await isKept(at), await rowOf(at)]).toEqual([false, undefined]);
    expect((await request('HEAD', at)).status).toBe(404);
    if (kind === 'S3') expect((await s3.keys()).filter((key) => key.includes(idOf(at)))).toEqual([]);
  });

  it('expires after a day, and is swept', async () => {
    const at = await begun(BYTES.length);
    await send(at, 0, BYTES.subarray(0, 1000));
    const soon = await begun(5);
    server.app.setNow(new Date(TEST_NOW.getTime() + 24 * 3_600_000));
    await server.app.database.db
      .update(uploads)
      .set({ begunAt: new Date(TEST_NOW.getTime() + 1) })
      .where(eq(uploads.id, idOf(soon)));
    try {
      expect((await send(at, 1000, BYTES.subarray(1000))).status).toBe(410);
      expect((await request('POST', at)).json).toEqual({ error: 'This upload took more than a day. Start it again.' });
      await sweepUploads(server.app);
      expect([await isKept(at), await rowOf(at), await isKept(soon)]).toEqual([false, undefined, true]);
      expect(await sweepUploads(server.app)).toBe(0);
    } finally {
      server.app.setNow(TEST_NOW);
    }
  });

  it('is accessible only to the person who began it', async () => {
    const at = await begun(5);
    const other = await server.as('tribe-team-fa');
    const coach = await server.as('coach');
    for (const method of ['HEAD', 'POST', 'DELETE']) {
      expect((await request(method, at, server.browser())).status, method).toBe(401);
      expect((await request(method, at, other)).status, method).toBe(404);
      expect((await request(method, at.replace(idOf(at), randomUUID()))).status, method).toBe(404);
    }
    expect((await send(at, 0, BYTES.subarray(0, 5), server.browser())).status).toBe(401);
    expect((await send(at, 0, BYTES.subarray(0, 5), coach)).status).toBe(404);
    expect((await send(at, 0, BYTES.subarray(0, 5), admin, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await offsetAt(at)).toBe(0);
  });

  it('does not begin when the file would be rejected', async () => {
    const before = await server.app.database.db.$count(uploads);
    const constraintErrors = [
      [await begin(5, { name: 'setup.exe' }), 400, 'Files of this type cannot be uploaded.'],
      [await begin(200 * 1024 * 1024 + 1), 400, 'Files over 200mb cannot be uploaded.'],
      [await begin(0), 400, 'This file is empty.'],
      [await begin(5, { headers: { 'upload-length': '5; 6' } }), 411, 'Say how large the file is.'],
      [await begin(5, { browser: await server.as('member') }), 403, 'Your access level does not include this.'],
      [await begin(5, { browser: server.browser() }), 401, 'Log in to continue.'],
      [await begin(5, { headers: { 'sec-fetch-site': 'cross-site' } }), 403, 'This request comes from another site.'],
    ] as const;
    for (const [answer, status, error] of constraintErrors) expect([answer.status, answer.json]).toEqual([status, { error }]);
    expect(await server.app.database.db.$count(uploads)).toBe(before);
  });

  it('accepts no more than its declared size, and only at the current offset', async () => {
    const at = await begun(10);
    expect((await send(at, 0, BYTES.subarray(0, 11))).status).toBe(413);
    expect((await send(at, 4, BYTES.subarray(4, 10))).status).toBe(409);
    expect((await send(at, 0, BYTES.subarray(0, 4))).status).toBe(204);
    expect((await send(at, 0, BYTES.subarray(0, 4))).status).toBe(409);
    expect(await offsetAt(at)).toBe(4);
  });

  it('whose content does not match its name is rejected at the end, and deleted', async () => {
    const at = await begun(9, { name: 'photo.png' });
    await send(at, 0, BYTES.subarray(0, 9));
    const answer = await request('POST', at);
    expect([answer.status, answer.json]).toEqual([400, { error: 'This file is not what its name says.' }]);
    expect([await isKept(at), await rowOf(at)]).toEqual([false, undefined]);
  });

  it('reports a full disk, and continues when there is space again', async () => {
    const at = await begun(9);
    const store = await server.app.unfinished();
    const { write } = store;
    store.write = () =>
      Promise.reject(kind === 'S3' ? Object.assign(new Error('full'), { $metadata: { httpStatusCode: 507 } }) : ERRORS.FILE_WRITE_ERROR);
    const full = await send(at, 0, BYTES.subarray(0, 9));
    store.write = write;
    expect([full.status, full.json]).toEqual([507, { error: 'There is no room for files at the moment. Try again later.' }]);
    expect((await send(at, 0, BYTES.subarray(0, 9))).status).toBe(204);
    expect((await request('POST', at)).status).toBe(201);
  });
});

describe('uploads in pieces', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());
  const begin = async () => {
    const member = await server.as('member');
    const query = `owner=userId&ownerId=${await server.idOf('member')}&purpose=avatar&name=me.png`;
    return member.send(`/api/upload-file?${query}`, { method: 'POST', headers: { ...TUS, 'upload-length': '9' } });
  };

  it('are limited in number per person, until they are a day old', async () => {
    for (let n = 0; n < 50; n++) expect((await begin()).status).toBe(201);
    const answer = await begin();
    expect([answer.status, answer.json]).toEqual([
      429,
      { error: 'Many of your uploads are not finished. Finish or cancel some of them first.' },
    ]);
    server.app.setNow(new Date(TEST_NOW.getTime() + 24 * 3_600_000));
    expect((await begin()).status).toBe(201);
    server.app.setNow(TEST_NOW);
  });

  it('are written by one request at a time, in any process', { timeout: 30_000 }, async () => {
    server.app.setNow(new Date(TEST_NOW.getTime() + 48 * 3_600_000));
    const id = (await begin()).headers.get('location')?.split('/').at(-1) ?? '';
    const { signal } = new AbortController();
    const first = new UploadLock(server.app, id);
    let requested = 0;
    await first.lock(signal, () => {
      requested += 1;
    });
    const second = new UploadLock(server.app, id);
    const order: string[] = [];
    const waiting = second.lock(signal, () => undefined).then(() => order.push('second'));
    await expect.poll(() => requested, { timeout: 10_000 }).toBeGreaterThan(0);
    order.push('first lets go');
    await first.unlock();
    await waiting;
    expect(order).toEqual(['first lets go', 'second']);
    // A request that lost the lock cannot release another request's lock.
    await first.unlock();
    const third = new AbortController();
    setTimeout(() => third.abort(), 500);
    await expect(new UploadLock(server.app, id).lock(third.signal, () => undefined)).rejects.toBe(ERRORS.ERR_LOCK_TIMEOUT);
    await second.unlock();
    await expect(new UploadLock(server.app, randomUUID()).lock(signal, () => undefined)).rejects.toBe(ERRORS.FILE_NOT_FOUND);
  });
});

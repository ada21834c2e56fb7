import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { files } from '../modules/files/tables.ts';
import { testServer, type Browser, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

/**
 * A picture whose colours change from pixel to pixel, as in a photo. A picture of one colour is
 * small at any size.
 */
async function photo(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = 128 + 127 * Math.sin(at / 997) * Math.cos(at / (width * 31));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

async function upload(body: Buffer, query: Record<string, string>): Promise<{ id: number; url: string }> {
  const search = new URLSearchParams({ name: 'photo.jpg', ...query }).toString();
  const answer = await admin.send(`/api/upload-file?${search}`, { method: 'POST', body: body as BodyInit });
  expect(answer.status).toBe(201);
  return answer.json;
}
const cover = async (body: Buffer) => upload(body, { owner: 'courseId', ownerId: '136', purpose: 'cover' });

/** Requests a picture as a browser would. */
async function get(path: string, browser = admin, method = 'GET') {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(server.address + path, { method, headers: { cookie } });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

describe('a picture in another width', () => {
  it('is a webp of that width, cached by the browser permanently', async () => {
    const { url } = await cover(await photo(1600, 900));
    const whole = await get(url);
    const narrow = await get(`${url}?w=640`);
    expect([narrow.status, narrow.headers.get('content-type'), narrow.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, max-age=31536000, immutable',
    ]);
    expect(narrow.headers.get('content-length')).toBe(String(narrow.body.byteLength));
    expect(await sharp(narrow.body).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    expect(narrow.body.byteLength).toBeLessThan(whole.body.byteLength / 2);
  });

  it('is scaled once, however many requests arrive at once and later', async () => {
    const { url } = await cover(await photo(800, 450));
    const put = vi.spyOn(server.app.storage, 'put');
    const answers = await Promise.all([get(`${url}?w=320`), get(`${url}?w=320`), get(`${url}?w=320`)]);
    answers.push(await get(`${url}?w=320`));
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
    expect(put).toHaveBeenCalledOnce();
    put.mockRestore();
  });

  it.each(['?w=641', '?w=0', '?w=-96', '?w=99999', '?w=', '?w=1e2', ''])('with %j is the file as it is stored', async (search) => {
    const { url } = await cover(await photo(400, 225));
    const put = vi.spyOn(server.app.storage, 'put');
    expect(await sharp((await get(url + search)).body).metadata()).toMatchObject({ width: 400 });
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it('is not scaled up', async () => {
    const { url } = await cover(await photo(400, 225));
    expect((await get(`${url}?w=960`)).body.equals((await get(url)).body)).toBe(true);
  });

  it('is available only to those who may open the file', async () => {
    const { url } = await cover(await photo(400, 225));
    expect([(await get(`${url}?w=96`, server.browser())).status, (await get(`${url}?w=96`, await server.as('member'))).status]).toEqual([
      401, 200,
    ]);
    const { json } = await admin.graphql('{ viewer { course(databaseId: 136) { units { lessons { databaseId } } } } }');
    const lessonId = json.data.viewer.course.units[0].lessons[0].databaseId;
    const own = await upload(await photo(400, 225), { owner: 'lessonId', ownerId: String(lessonId), purpose: 'attachment' });
    expect((await get(`${own.url}?w=96`, await server.as('non-member'))).status).toBe(403);
    const narrow = await get(`${own.url}?w=96`);
    expect([narrow.headers.get('content-type'), narrow.headers.get('cache-control')]).toEqual(['image/webp', 'private, no-store']);
    expect((await get(`${own.url}?w=96`, admin, 'HEAD')).body.byteLength).toBe(0);
  });

  it('that cannot be scaled is the file as it is stored', async () => {
    const { id, url } = await cover(await photo(400, 225));
    const { db } = server.app.database;
    const storageKey = 'test/no-picture';
    await server.app.storage.put(storageKey, Buffer.from('What is in it'));
    await db.update(files).set({ storageKey, bytes: 13, width: null }).where(eq(files.id, id));
    const answer = await get(`${url}?w=96`);
    expect([answer.status, answer.body.toString()]).toEqual([200, 'What is in it']);
  });
});

describe('an uploaded picture', () => {
  it('keeps its size in pixels, whatever its purpose', async () => {
    const { json } = await admin.graphql('{ viewer { course(databaseId: 136) { units { lessons { databaseId } } } } }');
    const ownerId = String(json.data.viewer.course.units[0].lessons[0].databaseId);
    const { id } = await upload(await photo(300, 200), { owner: 'lessonId', ownerId, purpose: 'attachment' });
    expect(await server.app.database.db.select().from(files).where(eq(files.id, id))).toMatchObject([{ width: 300, height: 200 }]);
  });

  it('of more than 70 million pixels is rejected with the limit before it is decoded', async () => {
    const wide = await sharp({ create: { width: 10_000, height: 7001, channels: 3, background: '#0b6e69' } })
      .png()
      .toBuffer();
    const search = new URLSearchParams({ owner: 'courseId', ownerId: '136', purpose: 'cover', name: 'wide.png' }).toString();
    const answer = await admin.send(`/api/upload-file?${search}`, { method: 'POST', body: wide as BodyInit });
    expect([answer.status, answer.json]).toEqual([
      400,
      { error: 'This picture has more than 70 million pixels. Make it smaller and try again.' },
    ]);
  });
});

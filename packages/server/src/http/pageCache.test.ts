import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptPage, PAGE_VARIES, PageCache } from './pageCache.ts';

const POLICY = "default-src 'none'; style-src 'sha256-x'";
const HTML = `<p>${'Magandang umaga. '.repeat(50)}</p>`;

describe('cached pages', () => {
  const page = (html = HTML) => new KeptPage(html, POLICY);

  it('are found by their path and by exactly the inputs they were rendered from', () => {
    const cache = new PageCache();
    const kept = page();
    cache.keep('/login', '["a"]', kept);
    expect(cache.find('/login', '["a"]')).toBe(kept);
    expect(cache.find('/login', '["b"]')).toBeNull();
    expect(cache.find('/signup', '["a"]')).toBeNull();
  });

  it('are one per path: a page from new inputs replaces the former one', () => {
    const cache = new PageCache();
    const [former, present] = [page(), page()];
    cache.keep('/login', '["a"]', former);
    cache.keep('/login', '["b"]', present);
    expect(cache.find('/login', '["a"]')).toBeNull();
    expect(cache.find('/login', '["b"]')).toBe(present);
  });

  it('stay within their memory, evicting the least recently requested', () => {
    const cache = new PageCache(3 * (page().bytes + 20));
    for (const path of ['/1', '/2', '/3']) cache.keep(path, '[]', page());
    cache.find('/1', '[]');
    cache.keep('/4', '[]', page());
    expect(['/1', '/2', '/3', '/4'].map((path) => cache.find(path, '[]') !== null)).toEqual([true, false, true, true]);
  });

  it('that are replaced repeatedly evict no other', () => {
    const cache = new PageCache(2 * (page().bytes + 20));
    cache.keep('/quiet', '[]', page());
    for (let minute = 0; minute < 100; minute++) cache.keep('/busy', `${minute}`, page());
    expect(cache.find('/quiet', '[]')).not.toBeNull();
    expect(cache.find('/busy', '99')).not.toBeNull();
  });

  it('larger than all of the memory are not cached', () => {
    const cache = new PageCache(100);
    cache.keep('/large', '[]', page());
    expect(cache.find('/large', '[]')).toBeNull();
  });
});

describe('the response with a cached page', () => {
  let server: Server;
  let address: string;
  const page = new KeptPage(HTML, POLICY);
  beforeAll(async () => {
    server = createServer((req, res) => page.send(req, res)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(address, { method, headers: { 'accept-encoding': 'identity', ...headers } });
  const etagOf = async (encoding: string) => (await get({ 'accept-encoding': encoding })).headers.get('etag') ?? '';
  const RULES = ['content-security-policy', 'cache-control', 'vary', 'etag'];
  const rulesOf = (answer: Response) => RULES.map((name) => answer.headers.get(name));

  it.each(['br', 'gzip', 'identity'])('is the same page in %s, with its policy', async (encoding) => {
    const answer = await get({ 'accept-encoding': encoding });
    expect(await answer.text()).toBe(HTML);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(rulesOf(answer).slice(0, 3)).toEqual([POLICY, 'private, no-cache', PAGE_VARIES]);
  });

  it('has a strong validator, different for each encoding', async () => {
    const etags = await Promise.all(['br', 'gzip', 'identity'].map(etagOf));
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]{43}-(br|gzip|identity)"$/);
  });

  it.each([
    ['the validator', (etag: string) => etag],
    ['one of several', (etag: string) => `"other", ${etag}`],
    ['one that a proxy marked as weak', (etag: string) => `W/${etag}`],
  ])('is 304 without a body, with the same policy and rules, for %s', async (_, request) => {
    const whole = await get();
    const answer = await get({ 'if-none-match': request(whole.headers.get('etag') ?? '') });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
    expect(rulesOf(answer)).toEqual(rulesOf(whole));
  });

  it.each([
    ['another page', () => Promise.resolve('"other"')],
    ['the same page in another encoding', () => etagOf('br')],
  ])('is the page for the validator of %s', async (_, etag) => {
    const answer = await get({ 'if-none-match': await etag() });
    expect([answer.status, await answer.text()]).toEqual([200, HTML]);
  });

  it('to HEAD has the headers only', async () => {
    const answer = await get({}, 'HEAD');
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, String(HTML.length), '']);
  });

  it('has a different validator when only the policy differs', async () => {
    const sent = (kept: KeptPage) => {
      const headers = new Map<string, unknown>();
      const res = { setHeader: (name: string, value: unknown) => headers.set(name, value), writeHead: () => res, end: () => res };
      kept.send({ headers: {}, method: 'GET' } as never, res as never);
      return headers.get('etag');
    };
    expect(sent(new KeptPage(HTML, POLICY))).not.toBe(sent(new KeptPage(HTML, "default-src 'none'")));
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { PLACES } from '../../seed/users/demoNames.ts';
import { PHILIPPINES } from './philippines.ts';

interface Named {
  name: string;
  iso2?: string;
}
const request = async (server: TestServer, path: string, init?: RequestInit) => server.browser().send(`/api/locations/${path}`, init);
const named = async (server: TestServer, path: string) => (await request(server, path)).json as Named[];

describe('without a service', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ demo: false });
  });
  afterAll(() => server.close());

  it('lists every country by name, with its code', async () => {
    const countries = await named(server, 'countries');
    expect(countries.length).toBeGreaterThan(240);
    expect(countries).toContainEqual({ name: 'Philippines', iso2: 'PH' });
    expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('lists the provinces of the Philippines with their cities', async () => {
    const provinces = await named(server, 'countries/PH/states');
    expect(provinces).toHaveLength(83);
    expect(provinces[0]).toEqual({ name: 'Abra', iso2: 'ABR' });
    expect(await named(server, 'countries/PH/states/CEB/cities')).toContainEqual({ name: 'Cebu City' });
    expect((await named(server, 'countries/ph/states/ncr/cities')).map(({ name }) => name)).toContain('Quezon City');
  });

  it('lists states and cities of the rest of the world', async () => {
    const states = await named(server, 'countries/US/states');
    expect(states).toContainEqual({ name: 'Hawaii', iso2: 'HI' });
    const cities = await named(server, 'countries/US/states/HI/cities');
    expect(cities).toContainEqual({ name: 'Honolulu' });
    expect(cities.map(({ name }) => name)).not.toContain('Boise');
    expect(await named(server, 'countries/PL/states/PM/cities')).toContainEqual({ name: 'Gdańsk' });
  });

  it.each([
    'countries/ZZ/states',
    'countries/Philippines/states',
    'countries/PH/states/ZZZ/cities',
    'countries/ZZ/states/CEB/cities',
    'countries/%00/states',
    'countries/__proto__/states',
  ])('has an empty list for %s', async (path) => {
    const answer = await request(server, path);
    expect([answer.status, answer.json]).toEqual([200, []]);
  });

  it.each(['cities', 'countries/', 'countries/PH', 'countries/PH/cities', 'countries/PH/states/CEB/cities/x', '../health/x'])(
    'returns 404 for %s',
    async (path) => expect((await request(server, path)).status).toBe(404),
  );

  it('is cacheable for a day, and read-only', async () => {
    const answer = await request(server, 'countries/PH/states');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    const written = await request(server, 'countries', { method: 'POST' });
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await request(server, 'countries', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  it('is compressed when the browser supports it', async () => {
    const answer = await request(server, 'countries', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.json).toContainEqual({ name: 'Philippines', iso2: 'PH' });
  });
});

describe('the provinces of the Philippines', () => {
  it('contain every city and municipality once: 149 and 1,493', () => {
    const cities = PHILIPPINES.map((province) => province.cities.split(', '));
    for (const list of cities) expect(new Set(list).size).toBe(list.length);
    expect(cities.flat()).toHaveLength(149 + 1493);
    expect(new Set(PHILIPPINES.map(({ iso2 }) => iso2)).size).toBe(PHILIPPINES.length);
  });

  it('contain the places where people of the demo live', () => {
    for (const [province, city] of PLACES) {
      expect(PHILIPPINES.find(({ name }) => name === province)?.cities.split(', '), province).toContain(city);
    }
  });
});

/** A service that implements the protocol, and can be made to fail. */
class Service {
  requested: string[] = [];
  failing: number | 'nonsense' | null = null;
  server: Server = createServer((req, res) => {
    this.requested.push(req.url ?? '');
    if (req.headers['x-cscapi-key'] !== 'our-key') return void res.writeHead(401).end('{"error":"Unauthorized"}');
    if (typeof this.failing === 'number') return void res.writeHead(this.failing).end();
    if (this.failing === 'nonsense') return void res.end('<html>');
    const answer = ANSWERS[req.url ?? ''];
    res.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? { error: 'No States found.' }));
  });
}
const ANSWERS: Record<string, object[]> = {
  '/v1/countries': [
    { id: 174, name: 'Philippines', iso2: 'PH' },
    { id: 1, name: 'Afghanistan', iso2: 'AF' },
  ],
  '/v1/countries/PH/states': [
    { id: 1, name: 'Zambales', iso2: 'ZMB' },
    { id: 2, name: 'Cebu', iso2: 'CEB' },
  ],
  '/v1/countries/PH/states/CEB/cities': [
    { id: 9, name: 'Toledo' },
    { id: 8, name: 'Argao' },
    { id: 7, name: 'Argao' },
  ],
};

describe('with a service', () => {
  let service: Service;
  let server: TestServer;
  beforeEach(async () => {
    service = new Service();
    service.server.listen(0, '127.0.0.1');
    await once(service.server, 'listening');
    const url = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}/v1/`;
    server = await testServer({ demo: false, settings: { LOCATIONS_URL: url, LOCATIONS_KEY: 'our-key' } });
  });
  afterEach(async () => {
    service.server.close();
    service.server.closeAllConnections();
    await server.close();
  });

  it('returns the places of the service, by name and without other fields', async () => {
    expect(await named(server, 'countries')).toEqual([
      { name: 'Afghanistan', iso2: 'AF' },
      { name: 'Philippines', iso2: 'PH' },
    ]);
    expect(await named(server, 'countries/PH/states/CEB/cities')).toEqual([{ name: 'Argao' }, { name: 'Toledo' }]);
  });

  it('sends the same request once a day', async () => {
    await named(server, 'countries/PH/states');
    await named(server, 'countries/PH/states');
    expect(service.requested).toEqual(['/v1/countries/PH/states']);
    server.app.setNow(new Date(TEST_NOW.getTime() + 24 * 3_600_000));
    await named(server, 'countries/PH/states');
    expect(service.requested).toHaveLength(2);
  });

  it('does not request codes made up by visitors', async () => {
    expect(await named(server, 'countries/ZZ/states')).toEqual([]);
    expect(service.requested).toEqual([]);
    for (const state of ['AAA', 'BBB', '..%2F..%2Fadmin']) expect(await named(server, `countries/PH/states/${state}/cities`)).toEqual([]);
    expect(service.requested).toEqual(['/v1/countries/PH/states']);
  });

  it('has an empty list when the service has no states', async () => {
    const answer = await request(server, 'countries/AF/states');
    expect([answer.status, answer.json]).toEqual([200, []]);
  });

  it.each([[500], [401], [429], ['nonsense' as const]])('uses the bundled data briefly when the service fails: %s', async (failing) => {
    service.failing = failing;
    const answer = await request(server, 'countries/PH/states');
    expect(answer.json).toHaveLength(83);
    expect(answer.headers.get('cache-control')).toMatch(/max-age=300,/);
    expect(await named(server, 'countries/PH/states')).toHaveLength(83);
    expect(service.requested).toHaveLength(1);
    service.failing = null;
    server.app.setNow(new Date(TEST_NOW.getTime() + 60_000));
    expect(await named(server, 'countries/PH/states')).toHaveLength(2);
  });

  it('calls the service again when the clock was set back in the meantime', async () => {
    service.failing = 500;
    await named(server, 'countries/PH/states');
    service.failing = null;
    server.app.setNow(new Date(TEST_NOW.getTime() - 24 * 3_600_000));
    expect(await named(server, 'countries/PH/states')).toHaveLength(2);
  });

  it('never exposes the key', async () => {
    service.failing = 500;
    const answer = await request(server, 'countries');
    expect(answer.text + JSON.stringify([...answer.headers])).not.toContain('our-key');
  });
});

describe('an unavailable service', () => {
  it('is replaced by the bundled data', async () => {
    const server = await testServer({ demo: false, settings: { LOCATIONS_URL: 'http://127.0.0.1:9', LOCATIONS_KEY: 'k' } });
    try {
      expect(await named(server, 'countries/PH/states')).toHaveLength(83);
    } finally {
      await server.close();
    }
  });

  it('is not called without a key', async () => {
    const server = await testServer({ demo: false, settings: { LOCATIONS_URL: 'http://127.0.0.1:9' } });
    try {
      expect((await request(server, 'countries')).headers.get('cache-control')).toMatch(/max-age=86400,/);
    } finally {
      await server.close();
    }
  });
});

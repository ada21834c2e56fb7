import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onStatement } from '../db/pool.ts';
import { providerEvents } from '../modules/providers/tables.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { paymongoEvent, paymongoHeaders, startTestProviders, type TestProviders, XENDIT_TOKEN } from '../testing/testProviders.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

let remote: TestProviders;
let server: TestServer;
let bare: TestServer;
beforeAll(async () => {
  remote = await startTestProviders();
  server = await testServer({ settings: remote.settings });
  bare = await testServer();
});
afterAll(async () => {
  await server.close();
  await bare.close();
  await remote.close();
});

const post = (provider: string, body: string, headers: Record<string, string> = {}, to = server) =>
  to.browser().send(`/api/payments/${provider}`, { method: 'POST', headers, body });
const stored = (eventId: string) => server.app.database.db.$count(providerEvents, eq(providerEvents.eventId, eventId));

describe('POST /api/payments/{provider}', () => {
  it('stores a signed event once, and answers with the JSON that PayMongo expects', async () => {
    const body = paymongoEvent('payment.paid', { id: 'pay_1' }, 'evt_http');
    for (let time = 0; time < 3; time++) {
      const answer = await post('paymongo', body, paymongoHeaders(body, TEST_NOW));
      expect([answer.status, answer.json, answer.headers.get('cache-control')]).toEqual([200, { received: true }, 'no-store']);
    }
    expect(await stored('evt_http')).toBe(1);
  });

  it('checks the signature over the bytes as they were sent', async () => {
    const body = paymongoEvent('payment.paid', { id: 'pay_2', attributes: { note: 'Peña ₱' } }, 'evt_bytes').replace('{"data"', '{ "data"');
    expect((await post('paymongo', body, paymongoHeaders(body, TEST_NOW))).status).toBe(200);
    const other = JSON.stringify(JSON.parse(body));
    expect((await post('paymongo', other, paymongoHeaders(body, TEST_NOW))).status).toBe(401);
  });

  it('answers a forged one without asking the database', async () => {
    const body = paymongoEvent('payment.paid', { id: 'pay_3' }, 'evt_forged');
    let statements = 0;
    const stop = onStatement(() => statements++);
    for (let time = 0; time < 200; time++)
      expect((await post('paymongo', body, { 'paymongo-signature': `t=1,te=${'0'.repeat(64)},li=` })).status).toBe(401);
    expect((await post('xendit', '{"id":"inv1","external_id":"x","status":"PAID"}', { 'x-callback-token': 'guessed' })).status).toBe(401);
    stop();
    expect([statements, await stored('evt_forged')]).toEqual([0, 0]);
  });

  it('takes a callback with the token of Xendit', async () => {
    const answer = await post('xendit', '{"id":"inv1","external_id":"x","status":"PAID"}', { 'x-callback-token': XENDIT_TOKEN });
    expect([answer.status, await stored('invoice:inv1:PAID')]).toEqual([200, 1]);
  });

  it('refuses a body of five megabytes, one that is not JSON, and other methods', async () => {
    expect((await post('paymongo', 'x'.repeat(5_000_000))).status).toBe(413);
    expect((await post('paymongo', '{', paymongoHeaders('{', TEST_NOW))).status).toBe(401);
    const read = await server.browser().send('/api/payments/paymongo');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each(['paymongo', 'xendit', 'manual', 'other'])('is not there for %s without its keys', async (provider) => {
    expect((await post(provider, '{}', { 'x-callback-token': '' }, bare)).status).toBe(404);
  });
});

import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backup } from '../backup/createBackup.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

const TOKEN = 'a-service-token-of-32-characters';
const DATA_DIR = mkdtempSync(join(tmpdir(), 'atlas-'));
let server: TestServer;
let closed: TestServer;
beforeAll(async () => {
  [server, closed] = await Promise.all([
    testServer({ settings: { SERVICE_TOKEN: TOKEN, DATA_DIR } }),
    testServer({ demo: false, settings: { DATA_DIR } }),
  ]);
});
afterAll(() => Promise.all([server.close(), closed.close()]));

const request = (to: TestServer, headers: Record<string, string>, method = 'POST') => to.browser().send('/api/backup', { method, headers });
const authorization = `Bearer ${TOKEN}`;

describe('/api/backup', () => {
  it.each([
    ['no token', {}, 401],
    ['a wrong token', { authorization: 'Bearer wrong' }, 403],
    ['a request that a proxy forwarded', { authorization, 'x-forwarded-for': '127.0.0.1' }, 403],
  ] as const)('rejects %s', async (_what, headers, status) => {
    expect((await request(server, { ...headers })).status).toBe(status);
  });

  it('rejects an admin session, and every request when no token is set', async () => {
    expect((await (await server.as('admin')).post('/api/backup', {})).status).toBe(401);
    expect((await request(closed, { authorization })).status).toBe(403);
  });

  it('accepts POST only', async () => expect((await request(server, { authorization }, 'GET')).status).toBe(405));

  it('writes an archive and describes its contents; rejects a second backup at the same time', async () => {
    const [first, second] = await Promise.all([request(server, { authorization }), request(server, { authorization })]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
    const backup = (first.status === 200 ? first : second).json as Backup;
    expect(readFileSync(backup.file).length).toBe(backup.bytes);
    expect(readFileSync(`${backup.file}.sha256`, 'utf8')).toContain(backup.sha256);
    expect(backup.rows).toBeGreaterThan(10_000);
    expect([backup.missing, existsSync(`${backup.file}.half`)]).toEqual([[], false]);
  });
});

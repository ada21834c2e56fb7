import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../packages/server/src/backup/backUp.ts';
import type { Backup } from '../../packages/server/src/backup/createBackup.ts';
import { restoreBackup } from '../../packages/server/src/backup/restoreBackup.ts';
import { openApp } from '../../packages/server/src/openApp.ts';
import { findPostgres, startPostgres } from '../../scripts/postgresServer.ts';
import { freshFolder } from '../../scripts/serverProcess.ts';
import { requested, contents, copied, settingsOf } from './homes.ts';

// The short half. Tests that start and kill processes are in tests/long/backup.test.ts.

const key = await generateX25519Identity();
const settings = settingsOf({ dataDir: freshFolder() }, await identityToRecipient(key));
const demo = { dataDir: settings.dataDir };
let archive: Backup;
let before: Record<string, string>;
beforeAll(async () => {
  await (await openApp(settings)).database.close();
  before = await contents(demo);
  archive = await backUp(settings, freshFolder(), new Date());
});

describe('a backup', () => {
  it('restores every row, guard, count and file', async () => {
    const home = { dataDir: freshFolder() };
    await restoreBackup(archive.file, key, home);
    expect(copied(await contents(home))).toEqual(copied(before));
    expect(Object.keys(before).filter((name) => name.startsWith('file ')).length).toBeGreaterThan(100);
    await expect(requested(home, (client) => client.query('delete from audit_entries'))).rejects.toThrow();
  });

  it.skipIf(findPostgres() === null)('of the embedded database is restored unchanged on PostgreSQL', async () => {
    const server = await startPostgres();
    try {
      await server.run('create database home');
      const home = { dataDir: freshFolder(), databaseUrl: server.url('home') };
      await restoreBackup(archive.file, key, home);
      expect(copied(await contents(home))).toEqual(copied(before));
    } finally {
      await server.stop();
    }
  });

  it('is rejected with another key, when damaged, and over a home in use, which stays unchanged', async () => {
    const bytes = readFileSync(archive.file);
    const damaged = join(freshFolder(), basename(archive.file));
    writeFileSync(damaged, bytes.subarray(0, Math.floor(bytes.length * 0.7)));
    const home = { dataDir: freshFolder() };
    await expect(restoreBackup(archive.file, await generateX25519Identity(), home)).rejects.toThrow(/this key does not open the archive/);
    await expect(restoreBackup(damaged, key, home)).rejects.toThrow(/This archive is damaged/);
    await expect(restoreBackup(archive.file, key, demo)).rejects.toThrow(/is in use: its table \w+ holds rows/);
    expect(await contents(demo)).toEqual(before);
  });
});

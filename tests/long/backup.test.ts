import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive, writeArchive, type Member } from '../../packages/server/src/backup/archive.ts';
import { backUp } from '../../packages/server/src/backup/backUp.ts';
import type { Backup } from '../../packages/server/src/backup/createBackup.ts';
import type { Home } from '../../packages/server/src/backup/home.ts';
import { restoreBackup } from '../../packages/server/src/backup/restoreBackup.ts';
import { MIGRATIONS, openDatabase } from '../../packages/server/src/db/open.ts';
import { withClient } from '../../packages/server/src/db/pool.ts';
import { openApp } from '../../packages/server/src/openApp.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../scripts/postgresServer.ts';
import { freshFolder, startServer } from '../../scripts/serverProcess.ts';
import { requested, command, contents, copied, isPaused, scalar, SESSION_SECRET, settingsOf } from '../crash/homes.ts';

const SERVICE_TOKEN = 'a-service-token-of-32-characters';
const key = await generateX25519Identity();
const recipient = await identityToRecipient(key);
const take = (home: Home, to = freshFolder()): Promise<Backup> => backUp(settingsOf(home, recipient), to, new Date());

/** The members of the archive, with one table empty and a manifest that matches. */
async function* withoutRowsOf(table: string): AsyncGenerator<Member> {
  for await (const { name, bytes } of readArchive(archive.file, key)) {
    if (name !== 'manifest.json') {
      yield { name, bytes: name === `tables/${table}` ? Readable.from([]) : bytes };
      continue;
    }
    let text = '';
    for await (const piece of bytes) text += piece.toString();
    const manifest = JSON.parse(text) as { tables: Record<string, object> };
    manifest.tables[table] = { rows: 0, bytes: 0, sha256: createHash('sha256').digest('hex') };
    yield { name, bytes: Readable.from([Buffer.from(JSON.stringify(manifest))]) };
  }
}

const demo: Home = { dataDir: freshFolder() };
let archive: Backup;
let before: Record<string, string>;
beforeAll(async () => {
  await (await openApp(settingsOf(demo, recipient))).database.close();
  before = await contents(demo);
  archive = await take(demo);
});

describe('a backup of the embedded database', () => {
  it('restores every row, guard, count and file, and the server continues with it', { timeout: 120_000 }, async () => {
    const home = { dataDir: freshFolder() };
    const restored = await restoreBackup(archive.file, key, home);
    expect(restored).toMatchObject({ tables: archive.tables, rows: archive.rows, files: archive.files, missing: [], notes: [] });
    expect(copied(await contents(home))).toEqual(copied(before));
    expect(Object.keys(before).filter((name) => name.startsWith('file ')).length).toBeGreaterThan(100);
    await expect(requested(home, (client) => client.query('delete from audit_entries'))).rejects.toThrow();
    const server = await startServer({ DATA_DIR: home.dataDir });
    const body = JSON.stringify({ method: 'login', username: 'member@atlas.example', password: 'Atlas-demo-2026!' });
    expect((await fetch(`${server.address}/api/auth`, { method: 'POST', body })).status).toBe(200);
    await server.stop();
  });

  it('is not readable without its key, and contains no secret of the installation', async () => {
    const bytes = readFileSync(archive.file);
    expect(bytes.includes('member@atlas.example')).toBe(false);
    const decrypter = new Decrypter();
    decrypter.addIdentity(key);
    const plain = gunzipSync(await decrypter.decrypt(bytes));
    expect(plain.includes('member@atlas.example')).toBe(true);
    for (const secret of [SESSION_SECRET, key, 'AGE-SECRET-KEY-']) expect(plain.includes(secret), secret).toBe(false);
  });

  it(
    'generates a key when none is set, protects it and leaves it out of the archive, and restores with it',
    { timeout: 120_000 },
    async () => {
      const dataDir = freshFolder();
      cpSync(demo.dataDir, dataDir, { recursive: true });
      const to = freshFolder();
      const made = await command('backup', ['--to', to], { DATA_DIR: dataDir });
      expect(made.text).toContain(`The key that opens it is in ${join(dataDir, 'backup-key')}`);
      expect(statSync(join(dataDir, 'backup-key')).mode & 0o777).toBe(0o600);
      const file = readdirSync(to).find((name) => name.endsWith('.age')) ?? '';
      const target = freshFolder();
      const restored = await command('restore', [join(to, file), '--to', target], { DATA_DIR: dataDir });
      expect([made.code, restored.code, restored.text]).toEqual([0, 0, expect.stringContaining('Every table and file was read back')]);
      expect(copied(await contents({ dataDir: target }))).toEqual(copied(before));
      expect(await isPaused({ dataDir: target })).toBe(true);
    },
  );

  it('reports a file that the storage does not have, and includes the rest', async () => {
    const dataDir = freshFolder();
    cpSync(demo.dataDir, dataDir, { recursive: true });
    const gone =
      Object.keys(before)
        .find((name) => name.startsWith('file '))
        ?.slice(5) ?? '';
    rmSync(join(dataDir, 'files', gone));
    expect(await take({ dataDir })).toMatchObject({ missing: [gone], files: archive.files - 1, rows: archive.rows });
  });

  it('stops with a message when there is no database', async () => {
    const DATA_DIR = freshFolder();
    expect(await command('backup', [], { DATA_DIR })).toEqual({
      code: 1,
      text: expect.stringMatching(/^There is nothing to back up: [^\n]+\n$/),
    });
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });
});

describe('a restore', () => {
  const copyOf = (change: (bytes: Buffer) => Buffer, checksum: boolean): string => {
    const file = join(freshFolder(), basename(archive.file));
    writeFileSync(file, change(readFileSync(archive.file)));
    if (checksum) cpSync(`${archive.file}.sha256`, `${file}.sha256`);
    return file;
  };
  const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.7));
  const flip = (bytes: Buffer): Buffer => {
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    return bytes;
  };
  const rejected: readonly [string, () => string, () => string | Promise<string>, RegExp][] = [
    ['another key', () => archive.file, () => generateX25519Identity(), /^BACKUP_KEY: this key does not open the archive/],
    ['a cut file', () => copyOf(cut, true), () => key, /its SHA-256 is not the one/],
    ['a cut file without its checksum', () => copyOf(cut, false), () => key, /^This archive is damaged/],
    ['a changed byte', () => copyOf(flip, true), () => key, /its SHA-256 is not the one/],
    ['a changed byte without its checksum', () => copyOf(flip, false), () => key, /^This archive is damaged/],
    ['no file', () => '/nowhere/at-all.age', () => key, /^There is no archive at/],
  ];
  it.each(rejected)('is rejected for %s before anything is written', async (_what, file, withKey, message) => {
    const dataDir = freshFolder();
    const { code, text } = await command('restore', [file()], { DATA_DIR: dataDir, BACKUP_KEY: await withKey() });
    expect([code, text.trim().split('\n').length]).toEqual([1, 1]);
    expect(text).toMatch(message);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is rejected over a home in use, which stays unchanged', async () => {
    await expect(restoreBackup(archive.file, key, demo)).rejects.toThrow(
      /is in use: its table \w+ holds rows\. A backup is restored into an empty/,
    );
    expect(await contents(demo)).toEqual(before);
  });

  it('is rejected when there are files already', async () => {
    const dataDir = freshFolder();
    mkdirSync(join(dataDir, 'files'));
    writeFileSync(join(dataDir, 'files/own'), 'kept');
    await expect(restoreBackup(archive.file, key, { dataDir })).rejects.toThrow(/holds files already/);
    expect(readFileSync(join(dataDir, 'files/own'), 'utf8')).toBe('kept');
  });

  it('that was killed half way is not served, and the next one cleans up after it', { timeout: 120_000 }, async () => {
    const DATA_DIR = freshFolder();
    const env = { DATA_DIR, BACKUP_KEY: key };
    const killed = spawn(process.execPath, ['scripts/restore.ts', archive.file], { env: { ...process.env, ...env }, stdio: 'ignore' });
    const exited = once(killed, 'exit');
    await expect.poll(() => existsSync(join(DATA_DIR, 'files')), { timeout: 60_000, interval: 1 }).toBe(true);
    killed.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
    await expect(startServer({ DATA_DIR })).rejects.toThrow(/ended with 1: DATA_DIR: restoring .+ did not finish/);
    const { code, text } = await command('restore', [archive.file], env);
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/^An earlier restore of .+ did not finish; the files that it left were removed\./),
    ]);
    expect(copied(await contents({ dataDir: DATA_DIR }))).toEqual(copied(before));
    expect(await isPaused({ dataDir: DATA_DIR })).toBe(true);
  });

  it('migrates an archive of an older version, and rejects one of a newer version', { timeout: 120_000 }, async () => {
    const newer = freshFolder();
    cpSync(MIGRATIONS, newer, { recursive: true });
    const journal = JSON.parse(readFileSync(join(newer, 'meta/_journal.json'), 'utf8')) as { entries: { when: number; tag: string }[] };
    const last = journal.entries.at(-1);
    journal.entries.push({ ...last, when: (last?.when ?? 0) + 1, tag: '9999_later' });
    writeFileSync(join(newer, 'meta/_journal.json'), JSON.stringify(journal));
    writeFileSync(join(newer, '9999_later.sql'), `alter table courses add column later text not null default 'from the migration'`);
    const home = { dataDir: freshFolder() };
    await restoreBackup(archive.file, key, home, newer);
    expect(await requested(home, (client) => scalar(client, `select count(*) from courses where later = 'from the migration'`))).toBe(
      before['table courses']?.split(' ')[0],
    );
    await expect(restoreBackup((await take(home)).file, key, { dataDir: freshFolder() })).rejects.toThrow(
      /whose migrations this one does not have/,
    );
  });
});

describe('while a server holds the embedded database', () => {
  it('rejects a backup without the token with a message; with it the server makes a complete one', { timeout: 180_000 }, async () => {
    const DATA_DIR = freshFolder();
    cpSync(demo.dataDir, DATA_DIR, { recursive: true });
    const server = await startServer({ DATA_DIR, SERVICE_TOKEN, BACKUP_RECIPIENT: recipient, RATE_LIMITS: 'off' });
    try {
      const { code, text } = await command('backup', [], { DATA_DIR });
      expect([code, text]).toEqual([
        1,
        expect.stringMatching(/^Another Atlas process \(\d+\) is using the data folder .* set the same SERVICE_TOKEN/),
      ]);
      let signedUp = 0;
      let going = true;
      const visitors = (async () => {
        while (going) {
          const username = `bisita${++signedUp}@example.com`;
          const body = JSON.stringify({
            method: 'signup',
            username,
            password: 'kape-at-pandesal-7',
            firstName: 'Bisita',
            lastName: 'Dito',
          });
          expect((await fetch(`${server.address}/api/auth`, { method: 'POST', body })).status).toBe(201);
        }
      })();
      const to = freshFolder();
      const made = await command('backup', ['--to', to], { DATA_DIR, SERVICE_TOKEN, PORT: new URL(server.address).port });
      going = false;
      await visitors;
      expect([made.code, made.text]).toEqual([0, expect.stringContaining(to)]);
      expect(readdirSync(to)).toHaveLength(2);
      expect(readdirSync(join(DATA_DIR, 'backups'))).toEqual([]);
      const home = { dataDir: freshFolder() };
      await restoreBackup(join(to, readdirSync(to).find((name) => name.endsWith('.age')) ?? ''), key, home);
      const there = await requested(home, (client) => scalar(client, `select count(*) from users where email like 'bisita%'`));
      expect(Number(there)).toBeLessThanOrEqual(signedUp);
    } finally {
      await server.stop();
    }
  });
});

describe.skipIf(findPostgres() === null)('on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const freshDatabase = async (): Promise<Home> => {
    const name = `home_${randomBytes(4).toString('hex')}`;
    await server.run(`create database ${name}`);
    return { dataDir: freshFolder(), databaseUrl: server.url(name) };
  };
  /** Restores the same archive into a separate database. */
  const filled = async (): Promise<Home> => {
    const home = await freshDatabase();
    await restoreBackup(archive.file, key, home);
    return home;
  };

  it('restores the archive of an embedded database, and a backup of that in an embedded database again', { timeout: 180_000 }, async () => {
    const postgres = await filled();
    expect(copied(await contents(postgres))).toEqual(copied(before));
    expect(await isPaused(postgres)).toBe(true);
    const again = await take(postgres);
    const [other, embedded] = [await freshDatabase(), { dataDir: freshFolder() }];
    await restoreBackup(again.file, key, other);
    await restoreBackup(again.file, key, embedded);
    expect(copied(await contents(other))).toEqual(copied(before));
    expect(copied(await contents(embedded))).toEqual(copied(before));
    await expect(requested(other, (client) => client.query('delete from audit_entries'))).rejects.toThrow();
  });

  it('lets the owner of the database restore without being a superuser', { timeout: 120_000 }, async () => {
    const { dataDir, databaseUrl = '' } = await freshDatabase();
    const name = new URL(databaseUrl).pathname.slice(1);
    await server.run(`create role ${name} login`, `alter database ${name} owner to ${name}`);
    const url = new URL(databaseUrl);
    url.username = name;
    await requested({ dataDir, databaseUrl }, (client) => client.query(`alter schema public owner to ${name}`));
    const home = { dataDir, databaseUrl: url.href };
    await restoreBackup(archive.file, key, home);
    expect(copied(await contents(home))).toEqual(copied(before));
  });

  it('backs up only complete purchases while people buy', { timeout: 180_000 }, async () => {
    const home = await filled();
    const shop = await openDatabase({ url: home.databaseUrl ?? '', max: 1 });
    let bought = 0;
    let going = true;
    const buyers = withClient(shop.pool, async (client) => {
      while (going) {
        await client.query(`with taken as (
            insert into subscriptions (user_id, funnel_id, starts_at, expires_at) select user_id, funnel_id, starts_at, expires_at from subscriptions
              order by id limit 1 returning id, user_id
          ), billed as (
            insert into invoices (number, subscription_id, user_id, total_centavos) select 'while-${++bought}', id, user_id, 300 from taken returning id, user_id
          ) insert into schedule_entries (invoice_id, user_id, position, price_centavos, schedule_date)
            select id, user_id, n, 100, '2026-01-01' from billed, generate_series(1, 3) as n`);
      }
    });
    await expect.poll(() => bought).toBeGreaterThan(20);
    const atStart = bought;
    const { file } = await take(home);
    const atEnd = bought;
    going = false;
    await buyers;
    await shop.close();
    expect(atEnd).toBeGreaterThan(atStart);
    const restored = await freshDatabase();
    await restoreBackup(file, key, restored);
    const counts = await requested(restored, async (client) => [
      await scalar(client, `select count(*) from invoices where number like 'while-%'`),
      await scalar(
        client,
        `select count(*) / 3.0 from schedule_entries e join invoices i on i.id = e.invoice_id where number like 'while-%'`,
      ),
      await scalar(client, `select count(*) from invoices i left join subscriptions s on s.id = i.subscription_id where s.id is null`),
    ]);
    expect(Number(counts[0])).toBe(Number(counts[1]));
    expect(counts[2]).toBe('0');
    expect(Number(counts[0])).toBeGreaterThanOrEqual(atStart - 1);
    expect(Number(counts[0])).toBeLessThan(atEnd);
  });

  it('rejects a restore over a database in use, which stays unchanged', { timeout: 120_000 }, async () => {
    const home = await filled();
    await expect(restoreBackup(archive.file, key, { ...home, dataDir: freshFolder() })).rejects.toThrow(/^The database home_\w+ is in use/);
    expect(copied(await contents(home))).toEqual(copied(before));
  });

  it('rejects a restore with inconsistent rows as a whole', { timeout: 120_000 }, async () => {
    const broken = join(freshFolder(), 'broken.age');
    await writeArchive(broken, recipient, withoutRowsOf('courses'));
    const home = await freshDatabase();
    await expect(restoreBackup(broken, key, home)).rejects.toThrow(/violates foreign key constraint/);
    expect(await requested(home, (client) => scalar(client, 'select count(*) from users'))).toBe('0');
    expect(readdirSync(home.dataDir)).toEqual([]);
    await restoreBackup(archive.file, key, home);
    expect(copied(await contents(home))).toEqual(copied(before));
  });

  it('reports a missing database, or a missing server', async () => {
    const env = { DATA_DIR: freshFolder(), BACKUP_KEY: key };
    const missing = await command('restore', [archive.file], { ...env, DATABASE_URL: server.url('nowhere') });
    expect(missing).toEqual({
      code: 1,
      text: expect.stringMatching(/^The database nowhere at 127\.0\.0\.1:\d+ cannot be used: database "nowhere" does not exist\.\n$/),
    });
    const silent = await command('backup', [], { ...env, DATABASE_URL: 'postgres://postgres@127.0.0.1:9/atlas' });
    expect(silent).toEqual({ code: 1, text: 'The database atlas at 127.0.0.1:9 does not answer (ECONNREFUSED).\n' });
  });
});

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import type { Home } from '../../packages/server/src/backup/home.ts';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { withClient } from '../../packages/server/src/db/pool.ts';
import { readSettings, type Settings } from '../../packages/server/src/settings.ts';

export const SESSION_SECRET = 'the-secret-of-these-sessions-and-no-other';

/** The settings of an installation with the demo whose backups are encrypted to a recipient. */
export const settingsOf = ({ dataDir, databaseUrl }: Home, recipient: string): Settings =>
  readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET,
    BACKUP_RECIPIENT: recipient,
  });

/** Queries the database of a home that no server holds. */
export async function requested<T>({ dataDir, databaseUrl }: Home, request: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const database = await openDatabase(databaseUrl === undefined ? { folder: dataDir } : { url: databaseUrl, max: 1 });
  try {
    return await withClient(database.pool, request);
  } finally {
    await database.close();
  }
}

/** The only value that a statement returns, as text. */
export const scalar = async (client: pg.ClientBase, text: string): Promise<string> =>
  String(Object.values((await client.query<Record<string, unknown>>(text)).rows[0] ?? {})[0]);

/**
 * The contents of a home, read without the code of backups: every table with its computed columns,
 * what guards it, every sequence, every file.
 */
export async function contents({ dataDir, ...home }: Home): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  await requested({ dataDir, ...home }, async (client) => {
    await client.query("set timezone = 'UTC'");
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    for (const { name } of rows) {
      found[`table ${name}`] = await scalar(
        client,
        `select concat(count(*), ' ', md5(string_agg(t::text, '|' order by t::text collate "C"))) from "${name}" t`,
      );
    }
    found['foreign keys'] = await scalar(
      client,
      `select string_agg(concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated), '|' order by conname collate "C", conrelid::regclass::text collate "C") from pg_constraint where contype = 'f'`,
    );
    found['triggers'] = await scalar(
      client,
      `select string_agg(concat_ws(' ', tgrelid::regclass, tgname, tgenabled), '|' order by tgname collate "C") from pg_trigger where not tgisinternal`,
    );
    found['sequences'] = await scalar(
      client,
      `select string_agg(concat_ws(' ', sequencename, last_value), '|' order by sequencename collate "C") from pg_sequences where schemaname = 'public'`,
    );
    found['migrations'] = await scalar(client, `select string_agg(hash, '|' order by created_at) from drizzle.__drizzle_migrations`);
  });
  const files = join(dataDir, 'files');
  for (const path of globSync('**/*', { cwd: files }).toSorted()) {
    if (statSync(join(files, path)).isFile()) {
      found[`file ${path}`] = createHash('sha256')
        .update(readFileSync(join(files, path)))
        .digest('hex');
    }
  }
  return found;
}

/** Tables whose rows a restore changes, because the original may have used them since. */
const CHANGED_BY_RESTORE = ['outbox', 'sessions', 'impersonations', 'password_resets', 'email_confirmations', 'recovery_codes'];

/**
 * The contents that a restored home shares with its original; for tables that a restore changes,
 * only row counts.
 */
export function copied({ 'table installation': _mark, ...found }: Record<string, string>): Record<string, string> {
  const counts = CHANGED_BY_RESTORE.map((name) => [`table ${name}`, found[`table ${name}`]?.split(' ')[0] ?? '']);
  return { ...found, ...(Object.fromEntries(counts) as Record<string, string>) };
}

/** Whether a home was restored and is still paused. */
export const isPaused = async (home: Home): Promise<boolean> =>
  (await requested(home, (client) => scalar(client, 'select count(*) from installation where resumed_at is null'))) === '1';

/** Runs a command and returns its exit code and its whole output. */
export async function command(
  name: 'backup' | 'restore' | 'resume',
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; text: string }> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], { env: { ...process.env, ...env }, stdio: 'pipe' });
  let text = '';
  child.stdout.on('data', (piece: Buffer) => (text += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (text += piece.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

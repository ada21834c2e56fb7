import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EXPORT_FORMATS } from '@atlas/domain/exports';
import { sql } from 'drizzle-orm';
import { contextOfHolder } from '../../packages/server/src/modules/users/commands.ts';
import { readListRequest } from '../../packages/server/src/commands/declaredList.ts';
import { headersFor, readSheet } from '../../packages/server/src/commands/exportedList.ts';
import { exportedListNamed } from '../../packages/server/src/exportedLists.ts';
import { openApp } from '../../packages/server/src/openApp.ts';
import { seedLongLog } from '../../packages/server/src/seed/longLog.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { sheetStream } from '../../packages/server/src/sheets/sheetStream.ts';
import type { PostgresServer } from '../postgresServer.ts';

const LISTS = ['auditEntries', 'clientErrors'];

/**
 * Measures how fast a long list is exported to a file, and how much memory that takes, on
 * PostgreSQL.
 */
export async function benchExports(postgres: PostgresServer, rows: number): Promise<void> {
  await postgres.run('create database exports');
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'atlas-bench-'));
  const app = await openApp(readSettings({ DEMO: '1', LOG_LEVEL: 'fatal', DATA_DIR, DATABASE_URL: postgres.url('exports') }));
  await seedLongLog(app.database, rows, app.clock.now());
  const [admin] = (
    await app.database.db.execute<{ userId: number; accessLevelId: number }>(
      sql`select user_id as "userId", access_level_id as "accessLevelId" from user_access_levels join users on users.id = user_id join access_levels on access_levels.id = access_level_id where email = 'admin@atlas.example' and key = 'admin'`,
    )
  ).rows;
  const ctx = admin && (await contextOfHolder(app, 'bench', { ...admin, impersonatorId: null }));
  if (!ctx) throw new Error('The demo world has no administrator');
  console.log(`\nExports of ${rows.toLocaleString('en-PH')} rows and more on PostgreSQL`);
  for (const list of LISTS) {
    for (const format of EXPORT_FORMATS) console.log(await measure(list, format));
  }
  await app.database.close();
  rmSync(DATA_DIR, { recursive: true });

  async function measure(list: string, format: (typeof EXPORT_FORMATS)[number]): Promise<string> {
    const exported = exportedListNamed(list);
    if (exported === null || !ctx) throw new Error(`${list} is not exported`);
    const idle = process.memoryUsage.rss();
    let [bytes, written, most] = [0, 0, idle];
    async function* chunks(): ReturnType<typeof readSheet> {
      if (exported === null || !ctx) return;
      for await (const chunk of readSheet(ctx, exported, readListRequest(exported.list, ''))) {
        written += chunk.length;
        most = Math.max(most, process.memoryUsage.rss());
        yield chunk;
      }
    }
    const sink = new Writable({
      write: (piece: Buffer, _encoding, done) => {
        bytes += piece.length;
        done();
      },
    });
    const began = performance.now();
    await pipeline(sheetStream(format, { title: exported.title, headers: await headersFor(ctx, exported), chunks: chunks() }), sink);
    const seconds = (performance.now() - began) / 1000;
    const rate = Math.round(written / seconds).toLocaleString('en-PH');
    return `${list.padEnd(14)}${format.padEnd(6)}${seconds.toFixed(1).padStart(7)} s${rate.padStart(10)} rows/s${(bytes / 1e6).toFixed(1).padStart(8)} MB, ${Math.round((most - idle) / 2 ** 20)} MiB above idle`;
  }
}

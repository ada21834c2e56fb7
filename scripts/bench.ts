// `npm run bench`: what the product costs, measured. Reports, asserts nothing. `--only=pages,statements,throughput,lists` chooses parts,
// `--largest=100000` leaves out the larger lists (a million members take minutes to seed).
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { start } from '../packages/server/src/main.ts';
import { readSettings } from '../packages/server/src/settings.ts';
import { benchEmbeddedLists, benchLists } from './bench/lists.ts';
import { benchPages } from './bench/pages.ts';
import { benchScripts } from './bench/scripts.ts';
import { benchStatements } from './bench/statements.ts';
import { benchThroughput } from './bench/throughput.ts';
import { ensureBuilt } from './ensureBuilt.ts';
import { findPostgres, startPostgres } from './postgresServer.ts';
import { takeTemporaryFolder } from './temporaryFolder.ts';

const SIZES = [1000, 10_000, 100_000, 1_000_000];
/** What the embedded database is for. */
const EMBEDDED_SIZES = [1000, 10_000];
const { values } = parseArgs({ options: { only: { type: 'string' }, largest: { type: 'string' } } });
const wants = (part: string) => values.only === undefined || values.only.split(',').includes(part);
const largest = Number(values.largest ?? SIZES.at(-1));

takeTemporaryFolder();
ensureBuilt();
const postgres = findPostgres() === null ? null : await startPostgres({ durable: true });
if (!postgres) console.log('No PostgreSQL on this machine: what needs one is left out.');

if (wants('pages') || wants('statements')) {
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'atlas-bench-')),
  });
  const running = await start(settings);
  if (wants('pages')) await benchPages(running.address, settings.demoPassword);
  if (wants('statements')) await benchStatements('embedded database', running.address, settings.demoPassword);
  await running.stop();
  if (wants('pages')) benchScripts();
}
if (wants('lists')) await benchEmbeddedLists(EMBEDDED_SIZES.filter((size) => size <= largest));
if (postgres) {
  await postgres.run('create database atlas');
  if (wants('statements')) {
    const settings = readSettings({
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      DEMO: '1',
      DATABASE_URL: postgres.url('atlas'),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'atlas-bench-')),
    });
    const running = await start(settings);
    await benchStatements('PostgreSQL', running.address, settings.demoPassword);
    await running.stop();
  }
  if (wants('throughput')) await benchThroughput(postgres, 'atlas');
  if (wants('lists'))
    await benchLists(
      postgres,
      SIZES.filter((size) => size <= largest),
    );
  await postgres.stop();
}

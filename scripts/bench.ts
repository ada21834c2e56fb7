// `npm run bench`: measures the cost of the product and reports it, without assertions.
// `--only=pages,lists` chooses parts, `--pages=checkout,billing` some of the pages.
// `--largest=100000` leaves out the larger lists (a million members take minutes to seed).
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { start } from '../packages/server/src/main.ts';
import { openApp } from '../packages/server/src/openApp.ts';
import { readSettings, type Settings } from '../packages/server/src/settings.ts';
import { benchBackground } from './bench/background.ts';
import { benchCatalogue } from './bench/catalogue.ts';
import { benchExports } from './bench/exports.ts';
import { benchImports } from './bench/imports.ts';
import { benchLanding } from './bench/landing.ts';
import { benchEmbeddedLists, benchLists } from './bench/lists.ts';
import { benchMoney } from './bench/money.ts';
import { benchProviders } from './bench/providers.ts';
import { benchPages } from './bench/pages.ts';
import { benchRendered } from './bench/rendered.ts';
import { benchScripts } from './bench/scripts.ts';
import { benchSearch } from './bench/search.ts';
import { benchStatements } from './bench/statements.ts';
import { benchThroughput } from './bench/throughput.ts';
import { namesOf, readArguments, runCommand, wholeNumber } from './command.ts';
import { ensureBuilt } from './ensureBuilt.ts';
import { findPostgres, type PostgresServer, startPostgres } from './postgresServer.ts';
import { takeTemporaryFolder } from './temporaryFolder.ts';

const PARTS = [
  'pages',
  'landing',
  'statements',
  'rendered',
  'throughput',
  'background',
  'lists',
  'search',
  'catalogue',
  'money',
  'providers',
  'exports',
  'imports',
] as const;
type Part = (typeof PARTS)[number];
const SIZES = [1000, 10_000, 100_000, 1_000_000];
const MOST = 1_000_000;
/** The sizes that the embedded database is meant for. */
const EMBEDDED_SIZES = [1000, 10_000];
const USAGE = `Usage: npm run bench -- [--only=${PARTS.join(',')}] [--pages=checkout,billing] [--largest=100000]`;

interface Wanted {
  parts: readonly Part[];
  /** The names of the pages of the first part; all without. */
  pages?: readonly string[] | undefined;
  /** The most members that a list is measured with, and the rows of an export. */
  largest: number;
}

function wantedOf(args: string[]): Wanted {
  const options = { only: { type: 'string' }, pages: { type: 'string' }, largest: { type: 'string' } } as const;
  const { only, pages, largest } = readArguments(args, USAGE, options).values;
  return {
    parts: only === undefined ? PARTS : namesOf('--only', only, PARTS, USAGE),
    pages: pages?.split(','),
    largest: largest === undefined ? MOST : wholeNumber('--largest', largest, MOST, USAGE),
  };
}

const settingsWith = (more: Record<string, string>) =>
  readSettings({ PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off', DATA_DIR: mkdtempSync(join(tmpdir(), 'atlas-bench-')), ...more });

async function benchEmbedded({ parts, pages, largest }: Wanted): Promise<void> {
  if (parts.includes('pages') || parts.includes('statements')) {
    const settings = settingsWith({});
    const running = await start(settings);
    if (parts.includes('pages')) await benchPages(running.address, settings.demoPassword, pages);
    if (parts.includes('statements')) await benchStatements('embedded database', running.address, settings.demoPassword);
    await running.stop();
    if (parts.includes('pages')) benchScripts();
  }
  if (parts.includes('landing')) await benchLanding('embedded database', settingsWith({ DEMO: '1' }), 0, false);
  if (parts.includes('background')) {
    const running = await start(settingsWith({ WORKERS: '0' }));
    await benchBackground('embedded database', running);
    await running.stop();
  }
  if (parts.includes('lists')) await benchEmbeddedLists(EMBEDDED_SIZES.filter((size) => size <= largest));
}

/**
 * Creates the demo and collects its statistics, which the server would otherwise do in the
 * background while pages are measured.
 */
async function seedAndAnalyze(settings: Settings): Promise<void> {
  const { database } = await openApp(settings);
  await database.db.execute(sql`vacuum analyze`);
  await database.close();
}

async function benchPostgres(postgres: PostgresServer, { parts, largest }: Wanted): Promise<void> {
  await postgres.run('create database atlas');
  const settings = settingsWith({ DEMO: '1', DATABASE_URL: postgres.url('atlas') });
  await seedAndAnalyze(settings);
  if (parts.includes('statements')) {
    const running = await start(settings);
    await benchStatements('PostgreSQL', running.address, settings.demoPassword);
    await running.stop();
  }
  if (parts.includes('rendered')) await benchRendered(postgres, settings);
  if (parts.includes('landing')) await benchLanding('PostgreSQL', settings, postgres.pid(), true);
  if (parts.includes('background')) {
    const running = await start({ ...settings, workers: false });
    await benchBackground('PostgreSQL', running);
    await running.stop();
  }
  if (parts.includes('throughput')) await benchThroughput(postgres, 'atlas', settings.demoPassword);
  const sizes = SIZES.filter((size) => size <= largest);
  if (parts.includes('lists')) await benchLists(postgres, sizes);
  if (parts.includes('search')) await benchSearch(postgres, sizes);
  if (parts.includes('catalogue')) await benchCatalogue(postgres, sizes);
  if (parts.includes('money')) await benchMoney(postgres, largest);
  if (parts.includes('providers')) await benchProviders(postgres);
  if (parts.includes('exports')) await benchExports(postgres, largest);
  if (parts.includes('imports')) await benchImports(postgres, largest);
}

/**
 * Measures the selected parts and prints the results.
 *
 * @throws CommandError
 */
export async function bench(args: string[]): Promise<null> {
  const wanted = wantedOf(args);
  takeTemporaryFolder();
  ensureBuilt();
  const postgres = findPostgres() === null ? null : await startPostgres({ durable: true });
  if (!postgres) console.log('No PostgreSQL on this machine: what needs one is left out.');
  await benchEmbedded(wanted);
  if (postgres) {
    await benchPostgres(postgres, wanted);
    await postgres.stop();
  }
  return null;
}

if (import.meta.main) await runCommand(USAGE, bench);

import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvLine, IMPORT_TEMPLATES } from '@atlas/domain/imports';
import { eq, sql } from 'drizzle-orm';
import type { App } from '../../packages/server/src/app.ts';
import { type Context, createContext } from '../../packages/server/src/commands/context.ts';
import { onStatement } from '../../packages/server/src/db/pool.ts';
import { accessLevels } from '../../packages/server/src/modules/access/tables.ts';
import { checkFile } from '../../packages/server/src/modules/imports/check.ts';
import { applyImport, undoImport } from '../../packages/server/src/modules/imports/commands.ts';
import { imports } from '../../packages/server/src/modules/imports/tables.ts';
import { workOnImportsUnderWay } from '../../packages/server/src/modules/imports/work.ts';
import { users } from '../../packages/server/src/modules/users/tables.ts';
import { openApp } from '../../packages/server/src/openApp.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { xlsxBook } from '../../packages/server/src/sheets/xlsxSheet.ts';
import type { PostgresServer } from '../postgresServer.ts';

const SIZES = [1000, 10_000, 50_000];
const SOME = 1000;
const count = (value: number) => value.toLocaleString('en-PH');

type Cell = string | number;
/** The contents of a file: members, or members and as many of their subscriptions. */
type Contents = 'csv' | 'xlsx' | 'both sheets';

/** The rows of members, portion by portion, so that the file is not held in memory. */
async function* members(rows: number, isSubscribed: boolean): AsyncGenerator<Cell[][]> {
  await Promise.resolve();
  for (let from = 0; from < rows; from += SOME)
    yield Array.from({ length: Math.min(SOME, rows - from) }, (_none, index) => {
      const n = from + index;
      const person = ['Maria', 'Santos', `Cruz ${n}`, '', '03/14/1990', `facebook.com/person${n}`, '09171234567', 'Female'];
      return [`B${n}`, `import-${n}@people.example`, '', ...person, '', 'Member', 10 + (n % 90), isSubscribed ? `S${n}` : ''];
    });
}

async function* subscriptions(rows: number, { funnel, term }: { funnel: number; term: number }): AsyncGenerator<Cell[][]> {
  await Promise.resolve();
  for (let from = 0; from < rows; from += SOME)
    yield Array.from({ length: Math.min(SOME, rows - from) }, (_none, index) => [`S${from + index}`, '11/10/2025', 'false', funnel, term]);
}

async function* csvText(headers: readonly string[], chunks: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield csvLine(headers);
  for await (const rows of chunks) yield rows.map((row) => csvLine(row)).join('');
}

async function writeFile(path: string, contents: Contents, rows: number, offer: { funnel: number; term: number }): Promise<void> {
  const [people, periods] = IMPORT_TEMPLATES.members;
  const isBoth = contents === 'both sheets';
  const size = isBoth ? rows / 2 : rows;
  const chunks = members(size, isBoth);
  const book = () =>
    xlsxBook([
      { title: people.sheet, headers: people.columns, chunks },
      { title: periods.sheet, headers: periods.columns, chunks: subscriptions(isBoth ? size : 0, offer) },
    ]);
  await pipeline(Readable.from(contents === 'csv' ? csvText(people.columns, chunks) : book()), createWriteStream(path));
}

/** Counts the statements that are sent while `run` runs, and samples the memory. */
async function measured(run: () => Promise<unknown>): Promise<{ seconds: number; statements: number; mebibytes: number }> {
  let [statements, most] = [0, 0];
  const stop = onStatement(() => statements++);
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 50);
  const began = performance.now();
  try {
    await run();
  } finally {
    clearInterval(timer);
    stop();
  }
  look();
  return { seconds: (performance.now() - began) / 1000, statements, mebibytes: Math.round(most / 2 ** 20) };
}

/** A context in which the administrator of the demo is signed in. */
async function adminOf(app: App): Promise<Context> {
  const { db } = app.database;
  const email = 'admin@atlas.example';
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const [level] = await db.select().from(accessLevels).where(eq(accessLevels.key, 'admin'));
  if (!user || !level) throw new Error('The demo world has no administrator');
  const visitor = { ip: null, userAgent: null, requestId: 'bench' };
  return createContext(app, visitor, { id: 0, userId: user.id, impersonatorId: null, email, tokenHash: Buffer.alloc(32), level });
}

async function measureImport(postgres: PostgresServer, contents: Contents, size: number): Promise<string> {
  const name = `imports_${contents.slice(0, 4)}_${size}`.replaceAll(' ', '_');
  await postgres.run(`create database ${name}`);
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'atlas-bench-'));
  const app = await openApp(readSettings({ DEMO: '1', LOG_LEVEL: 'fatal', DATA_DIR, DATABASE_URL: postgres.url(name) }));
  try {
    const { db } = app.database;
    await db.execute(sql`vacuum analyze`);
    const ctx = await adminOf(app);
    const { rows } = await db.execute<{ funnel: number; term: number }>(
      sql`select funnel_id as funnel, payment_term_id as term from funnel_payment_terms order by 1, 2 limit 1`,
    );
    const path = join(DATA_DIR, 'file');
    await writeFile(path, contents, size, rows[0] ?? { funnel: 0, term: 0 });
    let id = 0;
    const check = await measured(async () => {
      id = await checkFile(ctx, { path, kind: 'members', mode: 'create', fileName: contents === 'csv' ? 'people.csv' : 'people.xlsx' });
    });
    await applyImport(ctx, id);
    const apply = await measured(() => workOnImportsUnderWay(app, 'bench'));
    const [applied] = await db.select().from(imports).where(eq(imports.id, id));
    if (applied?.state !== 'done' || applied.applied !== size) throw new Error(`Only ${applied?.applied} of ${size} rows were applied`);
    await undoImport(ctx, id);
    const undo = await measured(() => workOnImportsUnderWay(app, 'bench'));
    const [undone] = await db.select().from(imports).where(eq(imports.id, id));
    if (undone?.state !== 'undone' || undone.undone !== size) throw new Error(`Only ${undone?.undone} of ${size} rows were undone`);
    const cells = [
      contents.padEnd(12),
      count(size).padStart(7),
      `${check.seconds.toFixed(1)} s`.padStart(9),
      `${apply.seconds.toFixed(1)} s`.padStart(9),
      count(Math.round(size / apply.seconds)).padStart(9),
      (apply.statements / size).toFixed(2).padStart(11),
      `${undo.seconds.toFixed(1)} s`.padStart(9),
      (undo.statements / size).toFixed(2).padStart(11),
      `${Math.max(check.mebibytes, apply.mebibytes, undo.mebibytes)} MiB`.padStart(10),
    ];
    return cells.join('');
  } finally {
    await app.database.close();
    rmSync(DATA_DIR, { recursive: true });
  }
}

/**
 * Measures how fast members are checked, applied and undone from files of several sizes on
 * PostgreSQL, with the statements of a row and the most memory of the process.
 */
export async function benchImports(postgres: PostgresServer, largest: number): Promise<void> {
  console.log('\nImports of members on PostgreSQL');
  console.log('file           rows    check    apply   rows/s statem./row     undo statem./row    memory');
  for (const size of SIZES.filter((one) => one <= largest))
    for (const contents of ['csv', 'xlsx', 'both sheets'] as const) console.log(await measureImport(postgres, contents, size));
}

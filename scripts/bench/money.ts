import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { contextOfReader, createContext, type Context } from '../../packages/server/src/commands/context.ts';
import type { Source } from '../../packages/server/src/commands/loaders.ts';
import type { App } from '../../packages/server/src/app.ts';
import { countUpTo, readPage, rowsOf } from '../../packages/server/src/db/list.ts';
import { verifyBooks } from '../../packages/server/src/modules/books/verifyRepo.ts';
import { placeOrder } from '../../packages/server/src/modules/checkout/placeCommands.ts';
import { enrollUser } from '../../packages/server/src/modules/enrolment/enrolCommands.ts';
import { PAYMENT_PROOF_LIST } from '../../packages/server/src/modules/payments/proofsRepo.ts';
import { approvePaymentSchedule } from '../../packages/server/src/modules/payments/scheduleCommands.ts';
import { openApp } from '../../packages/server/src/openApp.ts';
import { seedSynthetic } from '../../packages/server/src/seed/synthetic.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import type { PostgresServer } from '../postgresServer.ts';
import { ROUNDS } from './lists.ts';

/** People who are enrolled one after another, and at once. */
const ENROLLED = 200;
/** Orders of visitors. */
const ORDERED = 500;
/** Commands that run at the same time. */
export const AT_ONCE = 16;
/** Members whose payments make about a million entries of the journal. */
const MEMBERS = 250_000;

async function contextOfAdmin(app: App): Promise<Context> {
  const { rows } = await app.database.db.execute<{ userId: number; levelId: number; pages: object; functions: object }>(sql`
    select u.id as "userId", l.id as "levelId", l.page_access as pages, l.function_access as functions
    from users u join access_levels l on l.key = 'admin' where u.email = 'admin@atlas.example'`);
  const [row] = rows;
  if (!row) throw new Error('The demo has no administrator');
  const access = { roles: 'admin' as const, pageAccess: row.pages, functionAccess: row.functions };
  return contextOfReader(app, { id: 'bench', impersonatorId: null }, { userId: row.userId, accessLevelId: row.levelId, access });
}

async function addPeople({ database }: App, count: number, word: string): Promise<number[]> {
  const { rows } = await database.db.execute<{ id: number }>(sql`
    insert into users (email, tribe_id, slug, first_name, last_name, created_at)
    select ${word} || n || '@example.com', ${word} || n, ${word} || '-' || n, 'Ana', 'Reyes', now() from generate_series(1, ${count}::int) n returning id`);
  return rows.map(({ id }) => id);
}

export const perSecond = (count: number, ms: number): string => `${((count * 1000) / ms).toFixed(0)}/s`;

/** Runs the work for each item, `atOnce` of them at a time, and returns the milliseconds. */
export async function timed<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const queue = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
    }),
  );
  return performance.now() - began;
}

async function benchCommands(app: App): Promise<void> {
  const { db } = app.database;
  const [offer] = (
    await db.execute<{ funnelId: number; batchId: number }>(
      sql`select id as "funnelId", (select max(id) from batches where archived_at is null) as "batchId" from funnels where slug = 'freelancing-course'`,
    )
  ).rows;
  if (!offer) throw new Error('The demo has no such funnel');
  const enrol = async (id: number) =>
    enrollUser(await contextOfAdmin(app), id, { batchId: offer.batchId, funnelDetails: [{ funnelId: offer.funnelId }] });
  const alone = await timed(await addPeople(app, ENROLLED, 'alone'), 1, enrol);
  const together = await timed(await addPeople(app, ENROLLED, 'together'), AT_ONCE, enrol);
  console.log(`  enrolments: ${perSecond(ENROLLED, alone)} one after another, ${perSecond(ENROLLED, together)} with ${AT_ONCE} at once`);
  const { rows } = await db.execute<{ id: number }>(
    sql`select min(e.id) as id from schedule_entries e join users u on u.id = e.user_id where u.first_name = 'Ana' and e.status = 'Unpaid' group by e.invoice_id limit ${ENROLLED}`,
  );
  const approve = async ({ id }: { id: number }) => approvePaymentSchedule(await contextOfAdmin(app), { id }, { paymentPlatform: 'gcash' });
  const approved = await timed(rows, AT_ONCE, approve);
  console.log(`  approvals: ${perSecond(rows.length, approved)} with ${AT_ONCE} at once`);
}

/** Measures orders of visitors, next to single-row transactions of the same table. */
async function benchOrders(app: App): Promise<void> {
  const { db } = app.database;
  const people = Array.from({ length: ORDERED }, (_, nth) => nth);
  const ordered = await timed(people, AT_ONCE, (nth) =>
    placeOrder(
      createContext(app, { ip: '127.0.0.1', userAgent: null, requestId: 'bench' }, null),
      'freelancing-course',
      { firstName: 'Ana', lastName: 'Reyes', email: `order${nth}@example.com`, mobileNumber: '09171234567', method: 'gcash', terms: 'on' },
      { nonce: `bench ${nth}`, affiliateCode: null },
    ),
  );
  await db.execute(sql`create table raw_orders (like orders)`);
  await db.execute(sql`alter table raw_orders add primary key (id)`);
  const raw = await timed(people, AT_ONCE, (nth) =>
    db.execute(sql`
      insert into raw_orders select (jsonb_populate_record(o, jsonb_build_object('id', ${nth}::int))).*
      from orders o where o.id = (select max(id) from orders)`),
  );
  console.log(`  orders: ${perSecond(ORDERED, ordered)} with ${AT_ONCE} at once; bare inserts of one row each: ${perSecond(ORDERED, raw)}`);
}

/** The first page of the queue and its count, as the screen reads them; the median in ms. */
async function timeOfQueue(app: App): Promise<number> {
  const ctx = await contextOfAdmin(app);
  const source: Source = ctx.source;
  const { list, where, declaration } = PAYMENT_PROOF_LIST;
  const rows = rowsOf(where({ state: 'submitted' }, source));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await Promise.all([
      readPage(app.database.db, list, rows, { ...declaration.order, limit: 20, offset: 0, after: null }),
      countUpTo(app.database.db, list, rows),
    ]);
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

async function addProofs({ database }: App, count: number): Promise<void> {
  const { db } = database;
  await db.execute(sql`set statement_timeout = 0`);
  await db.execute(sql`
    insert into payment_proofs (entry_id, user_id, amount_centavos, platform, reference, reference_key, paid_on, created_at)
    select e.id, e.user_id, greatest(e.price_centavos, 100), 'gcash', 'BENCH' || e.id, 'BENCH' || e.id, current_date, now() - (e.id % 30) * interval '1 hour'
    from schedule_entries e where e.status = 'Unpaid' and not exists (select 1 from payment_proofs p where p.entry_id = e.id and p.state = 'submitted')
    order by e.id desc limit ${count}`);
  await db.execute(sql`analyze payment_proofs`);
}

/** Measures enrolments, approvals, the queue of receipts and the proof of a large ledger. */
export async function benchMoney(postgres: PostgresServer, largest: number): Promise<void> {
  await postgres.run('create database money');
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'atlas-bench-'));
  const app = await openApp(
    readSettings({ DEMO: '1', LOG_LEVEL: 'fatal', RATE_LIMITS: 'off', DATA_DIR, DATABASE_URL: postgres.url('money') }),
  );
  console.log('\nMoney on PostgreSQL');
  await benchCommands(app);
  await benchOrders(app);
  const few = await timeOfQueue(app);
  const members = Math.min(MEMBERS, largest);
  await seedSynthetic(app.database, members, app.clock.now(), () => undefined);
  await app.database.db.execute(sql`analyze`);
  await addProofs(app, 100_000);
  const proofs = Number(
    (await app.database.db.execute(sql`select count(*) as n from payment_proofs where state = 'submitted'`)).rows[0]?.['n'],
  );
  console.log(
    `  queue of receipts: ${few.toFixed(1)} ms in the demo, ${(await timeOfQueue(app)).toFixed(1)} ms with ${proofs.toLocaleString('en-PH')} waiting`,
  );
  const entries = Number((await app.database.db.execute(sql`select count(*) as n from journal_entries`)).rows[0]?.['n']);
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const problems = (await verifyBooks(app.database.db)).flatMap((of) => of.problems).length;
  const grown = Math.max(0, process.memoryUsage().rss - before) / 1e6;
  console.log(
    `  proof of ${entries.toLocaleString('en-PH')} entries of the journal: ${((performance.now() - began) / 1000).toFixed(1)} s, ${grown.toFixed(0)} MB more memory, ${problems} problems`,
  );
  await app.database.close();
  rmSync(DATA_DIR, { recursive: true });
}

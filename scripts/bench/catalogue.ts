import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createLoaders, type LoaderOf, type Source } from '../../packages/server/src/commands/loaders.ts';
import { readPage, type List } from '../../packages/server/src/db/list.ts';
import type { Database } from '../../packages/server/src/db/open.ts';
import { findFacts } from '../../packages/server/src/modules/addresses/repo.ts';
import { COUPON_LIST, usesOfCoupon } from '../../packages/server/src/modules/coupons/repo.ts';
import { figuresOfFunnel, FUNNEL_LIST } from '../../packages/server/src/modules/funnels/repo.ts';
import { daysOfFunnel, ordersOfFunnel } from '../../packages/server/src/modules/orders/repo.ts';
import { PRODUCT_LIST } from '../../packages/server/src/modules/products/repo.ts';
import { openApp } from '../../packages/server/src/openApp.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import type { PostgresServer } from '../postgresServer.ts';
import { ROUNDS } from './lists.ts';

const PART = 50_000;

/** Adds orders over a year to all funnels, and lets every tenth of them hold or use a coupon. */
async function addOrders({ db }: Database, orders: number): Promise<void> {
  // In parts, each below the time limit of a statement.
  for (let from = 1; from <= orders; from += PART) {
    await db.execute(sql`
      insert into orders (pay_code, idempotency_key, funnel_id, email, first_name, last_name, list_price_centavos, total_centavos,
        due_today_centavos, quote, state, created_at)
      select 'B' || n, 'bench-' || n, funnel.id, 'buyer' || n || '@example.com', 'Maria', 'Santos', 999900, 999900, 999900, '[]',
        (array['enrolled', 'enrolled', 'expired', 'awaiting-payment', 'paid'])[1 + n % 5], now() - (n % 365) * interval '1 day'
      from generate_series(${from}::int, ${Math.min(orders, from + PART - 1)}::int) as n
      join (select id, row_number() over (order by id) as place, count(*) over () as funnels from funnels) as funnel
        on funnel.place = 1 + n % funnel.funnels`);
  }
  await db.execute(sql`
    insert into coupon_redemptions (coupon_id, order_id, email, state, created_at)
    select coupon.id, orders.id, orders.email, (array['used', 'reserved', 'released'])[1 + orders.id % 3], orders.created_at
    from orders join lateral (select id from coupons where coupons.funnel_id = orders.funnel_id order by id limit 1) as coupon on true
    where orders.idempotency_key like 'bench-%' and orders.id % 10 = 0`);
  await db.execute(sql`vacuum analyze`);
}

/** The median of several runs, in ms. Loaders keep what they read, so each run has its own. */
async function timeOf(
  run: (source: Source, load: <Value>(make: LoaderOf<number, Value>, ids: number[]) => Promise<unknown>) => Promise<unknown>,
  source: Source,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const loader = createLoaders(source);
    const began = performance.now();
    await run(source, (make, ids) => loader(make).loadMany(ids));
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

const firstPage = async ({ db }: Source, list: List<string>, by: string): Promise<number[]> =>
  (await readPage(db, list, { where: undefined }, { by, descending: true, limit: 20, offset: 0, after: null })).map(({ id }) => id);

/** Measures the pages of staff who sell, and the addresses of visitors, as the orders grow. */
export async function benchCatalogue(postgres: PostgresServer, sizes: readonly number[]): Promise<void> {
  const rows: [string, number[]][] = [];
  for (const size of sizes) {
    const name = `catalogue_${size}`;
    await postgres.run(`create database ${name}`);
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'atlas-bench-'));
    const app = await openApp(readSettings({ DEMO: '1', LOG_LEVEL: 'fatal', DATA_DIR, DATABASE_URL: postgres.url(name) }));
    await addOrders(app.database, size);
    const { db } = app.database;
    const source = { db, now: app.clock.now() } as Source;
    const measured: [string, Parameters<typeof timeOf>[0]][] = [
      [
        'list of funnels with visits and orders',
        async (_source, load) => {
          const ids = await firstPage(source, FUNNEL_LIST.list, 'created');
          await Promise.all([load(figuresOfFunnel, ids), load(ordersOfFunnel, ids)]);
        },
      ],
      ['a funnel by day', (_source, load) => load(daysOfFunnel, [1])],
      ['list of products', () => firstPage(source, PRODUCT_LIST.list, 'created')],
      ['list of coupons with uses', async (_source, load) => load(usesOfCoupon, await firstPage(source, COUPON_LIST.list, 'created'))],
      ['an address', () => findFacts(source, '/freelancing-course/kristine')],
    ];
    for (const [index, [label, run]] of measured.entries()) {
      const row = (rows[index] ??= [label, []]);
      row[1].push(await timeOf(run, source));
    }
    await app.database.close();
    rmSync(DATA_DIR, { recursive: true });
  }
  console.log(
    `\nSelling, on PostgreSQL, ms (median of ${ROUNDS}) at ${sizes.map((size) => size.toLocaleString('en-PH')).join(', ')} orders`,
  );
  for (const [label, times] of rows) console.log(`${label.padEnd(48)}${times.map((time) => time.toFixed(1).padStart(9)).join('')}`);
}

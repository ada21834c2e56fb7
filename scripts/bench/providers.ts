import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { App } from '../../packages/server/src/app.ts';
import { contextOfJob } from '../../packages/server/src/commands/context.ts';
import { receiveEvent } from '../../packages/server/src/modules/providers/incomingCommands.ts';
import { processDueEvents } from '../../packages/server/src/modules/providers/work.ts';
import { workOnStatementsUnderWay } from '../../packages/server/src/modules/statements/work.ts';
import { openApp } from '../../packages/server/src/openApp.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { paymongoEvent, paymongoHeaders, startTestProviders, type TestProviders } from '../../packages/server/src/testing/testProviders.ts';
import type { PostgresServer } from '../postgresServer.ts';
import { AT_ONCE, perSecond, timed } from './money.ts';

const EVENTS = 2000;
const PAID = 60;
const LINES = 10_000;
/** The lines that have the reference and the amount of a receipt. */
const MATCHING = 50;

/** Verifies and stores events, as the webhook does, and refuses as many forged ones. */
async function benchWebhooks(app: App): Promise<void> {
  const port = app.providers.online('paymongo');
  if (!port) throw new Error('PayMongo has no keys');
  const bodies = Array.from({ length: EVENTS }, (_, nth) => paymongoEvent('payment.paid', { id: `pay_bench_${nth}` }));
  const take = async (body: string, secret?: string) => {
    const headers = paymongoHeaders(body, app.clock.now(), secret);
    const event = port.verifyWebhook({ header: (name) => headers[name], rawBody: Buffer.from(body) }, app.clock.now());
    if (event) await receiveEvent(app, 'paymongo', event);
  };
  const stored = await timed(bodies, AT_ONCE, (body) => take(body));
  const forged = await timed(bodies, AT_ONCE, (body) => take(body, 'another secret'));
  console.log(`  webhooks: ${perSecond(EVENTS, stored)} stored with ${AT_ONCE} at once, ${perSecond(EVENTS, forged)} forged ones refused`);
  await app.database.db.execute(sql`delete from provider_events`);
}

/** Processes events of payments that pay an entry each: the provider is asked, the money recorded and applied. */
async function benchPayments(app: App, remote: TestProviders): Promise<void> {
  const { db } = app.database;
  const { rows } = await db.execute<{ id: number; centavos: number }>(sql`
    select e.id, (e.price_centavos - e.allocated_centavos)::int as centavos from schedule_entries e
    where e.status = 'Unpaid' and e.voided_at is null order by e.id limit ${PAID}`);
  const port = app.providers.online('paymongo');
  for (const { id, centavos } of rows) {
    const reference = `bench-${id}`;
    const started = await port?.startPayment({
      reference,
      centavos,
      platform: 'gcash',
      description: 'Bench',
      payer: { name: 'Ana', email: 'ana@example.com' },
      returnUrl: 'https://example.com',
      cancelUrl: 'https://example.com',
    });
    await db.execute(sql`insert into payment_attempts (provider, entry_id, platform, amount_centavos, state, reference, session_id, pay_url, created_at)
      values ('paymongo', ${id}, 'gcash', ${centavos}, 'open', ${reference}, ${started?.sessionId}, ${started?.payUrl}, now())`);
    remote.pay(reference);
    const payload = paymongoEvent('checkout_session.payment.paid', {
      id: started?.sessionId ?? '',
      attributes: { reference_number: reference },
    });
    await receiveEvent(app, 'paymongo', {
      eventId: `bench ${id}`,
      type: 'checkout_session.payment.paid',
      payload: JSON.parse(payload) as unknown,
    });
  }
  const ms = await timed([1], 1, () => processDueEvents(contextOfJob(app, { id: 'bench', userId: null })));
  const { rows: paid } = await db.execute<{ n: number }>(sql`select count(*)::int as n from collected_payments where kept_reason is null`);
  console.log(
    `  payments by events: ${perSecond(paid[0]?.n ?? 0, ms)} processed, one after another (${paid[0]?.n} of ${rows.length} paid)`,
  );
}

/** Reads and matches a statement of many lines, then applies the exact ones. */
async function benchStatement(app: App): Promise<void> {
  const { db } = app.database;
  const { rows } = await db.execute<{ reference: string; centavos: number; day: string }>(sql`
    insert into payment_proofs (entry_id, user_id, amount_centavos, platform, reference, reference_key, paid_on, created_at)
    select e.id, e.user_id, e.price_centavos - e.allocated_centavos, 'gcash', (9100000000000 + e.id)::text, (9100000000000 + e.id)::text, current_date - 1, now()
    from schedule_entries e where e.status = 'Unpaid' and e.voided_at is null and e.price_centavos > e.allocated_centavos
      and not exists (select 1 from payment_proofs p where p.entry_id = e.id and p.state = 'submitted')
    order by e.id limit ${MATCHING} returning reference, amount_centavos::int as centavos, paid_on::text as day`);
  const lines = Array.from({ length: LINES }, (_, nth) => {
    const matching = nth % Math.floor(LINES / MATCHING) === 0 ? rows[nth / Math.floor(LINES / MATCHING)] : undefined;
    const { reference, centavos, day } = matching ?? {
      reference: String(9_200_000_000_000 + nth),
      centavos: 100_000 + nth,
      day: '2025-11-11',
    };
    return `${day} 10:20 AM,Transfer from 09171234567,${reference},,${(centavos / 100).toFixed(2)},`;
  });
  const csv = ['Date and Time,Description,Reference No.,Debit,Credit,Balance', ...lines].join('\r\n');
  const storageKey = `uploads/${randomUUID()}`;
  await app.storage.put(storageKey, Buffer.from(csv));
  const { rows: made } = await db.execute<{
    id: number;
  }>(sql`insert into statements (file_name, platform, state, uploaded_by_id, worked_by_id, created_at)
    values ('bench.csv', 'gcash', 'reading', 1, 1, now()) returning id`);
  const id = made[0]?.id ?? 0;
  await db.execute(sql`insert into files (name, media_type, bytes, storage_key, purpose, statement_id, created_at)
    values ('bench.csv', 'text/csv', ${csv.length}, ${storageKey}, 'statement', ${id}, now())`);
  const before = process.memoryUsage().rss;
  const read = await timed([1], 1, () => workOnStatementsUnderWay(app, 'bench'));
  const grown = Math.max(0, process.memoryUsage().rss - before) / 1e6;
  const { rows: exact } = await db.execute<{ n: number }>(sql`
    with marked as (update statement_rows set waits = true where statement_id = ${id} and state = 'exact' returning id) select count(*)::int as n from marked`);
  await db.execute(sql`update statements set state = 'applying', to_do = ${exact[0]?.n ?? 0} where id = ${id}`);
  const applied = await timed([1], 1, () => workOnStatementsUnderWay(app, 'bench'));
  console.log(
    `  statement of ${LINES.toLocaleString('en-PH')} lines: read and matched in ${(read / 1000).toFixed(1)} s, ${perSecond(LINES, read)}, ${grown.toFixed(0)} MB more memory; ${exact[0]?.n} exact lines applied, ${perSecond(exact[0]?.n ?? 0, applied)}`,
  );
}

/** Measures webhooks, payments by providers, and the reconciliation of a statement. */
export async function benchProviders(postgres: PostgresServer): Promise<void> {
  await postgres.run('create database providers');
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'atlas-bench-'));
  const remote = await startTestProviders();
  const settings = {
    DEMO: '1',
    LOG_LEVEL: 'fatal',
    RATE_LIMITS: 'off',
    DATA_DIR,
    DATABASE_URL: postgres.url('providers'),
    ...remote.settings,
  };
  const app = await openApp(readSettings(settings));
  console.log('\nProviders and statements on PostgreSQL');
  await benchWebhooks(app);
  await benchPayments(app, remote);
  await benchStatement(app);
  await app.database.close();
  await remote.close();
  rmSync(DATA_DIR, { recursive: true });
}

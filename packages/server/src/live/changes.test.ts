import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Db } from '../db/open.ts';
import { createLog } from '../log.ts';
import { funnelDays, funnelPaymentTerms, funnels } from '../modules/funnels/tables.ts';
import { landingPages, optIns } from '../modules/pages/tables.ts';
import { products } from '../modules/products/tables.ts';
import { redirectRules } from '../modules/redirects/tables.ts';
import { settings } from '../modules/settings/tables.ts';
import { paymentTerms } from '../modules/terms/tables.ts';
import { testApp, TEST_NOW, type TestApp } from '../testing/testApp.ts';
import { PublicChanges } from './changes.ts';

let app: TestApp;
let noticed = 0;
let funnelId = 0;
let watcher: pg.Client | null = null;
beforeAll(async () => {
  app = await testApp({ demo: false });
  const { db } = app.database;
  const [product] = await db.insert(products).values({ name: 'Kickstart', priceCentavos: 100, createdAt: TEST_NOW }).returning();
  const [funnel] = await db
    .insert(funnels)
    .values({ name: 'Kickstart', slug: 'kickstart', productId: product?.id ?? 0, createdAt: TEST_NOW })
    .returning();
  funnelId = funnel?.id ?? 0;
  await db.insert(landingPages).values({ funnelId, template: 'Template 1', createdAt: TEST_NOW });
  await db.insert(redirectRules).values({ fromPath: '/promo', target: '/free-lessons', createdAt: TEST_NOW });
  await app.changes.open();
  app.changes.onChange(() => noticed++);
  if (app.database.url === undefined) return;
  watcher = new pg.Client({ connectionString: app.database.url });
  await watcher.connect();
  await watcher.query('listen atlas_public');
});
afterAll(async () => {
  await watcher?.end();
  await app.close();
});

/** The notices of a transaction, read on a connection of the test: it gets its own one last. */
async function noticesOf(work: (tx: Db) => Promise<unknown>): Promise<number> {
  const before = noticed;
  if (watcher === null) {
    // The embedded database has delivered them when the transaction is over.
    await app.database.transaction(work);
    return noticed - before;
  }
  const seen: (string | undefined)[] = [];
  const see = ({ payload }: pg.Notification) => seen.push(payload);
  watcher.on('notification', see);
  await app.database.transaction(work);
  await watcher.query("select pg_notify('atlas_public', 'the last')");
  watcher.off('notification', see);
  expect(seen.pop()).toBe('the last');
  // The process gets the same ones.
  await vi.waitFor(() => expect(noticed).toBe(before + seen.length + 1));
  return seen.length;
}

describe('a commit is noticed', () => {
  const page = eq(landingPages.template, 'Template 1');
  it.each<[string, (tx: Db) => Promise<unknown>]>([
    ['a funnel', (tx) => tx.update(funnels).set({ closedAt: TEST_NOW })],
    ['a product', (tx) => tx.update(products).set({ priceCentavos: 200 })],
    [
      'a payment term, and that of a funnel',
      async (tx) => {
        const [term] = await tx.insert(paymentTerms).values({ name: 'Half', kind: 'one-time', createdAt: TEST_NOW }).returning();
        await tx.insert(funnelPaymentTerms).values({ funnelId, paymentTermId: term?.id ?? 0, position: 0 });
      },
    ],
    ['the term that a funnel no longer has', (tx) => tx.delete(funnelPaymentTerms).where(eq(funnelPaymentTerms.funnelId, funnelId))],
    ['a setting', (tx) => tx.update(settings).set({ value: 'x' }).where(eq(settings.name, 'nothing'))],
    ['a redirect rule', (tx) => tx.insert(redirectRules).values({ fromPath: '/sale', target: '/free-lessons', createdAt: TEST_NOW })],
    ['the target of a rule', (tx) => tx.update(redirectRules).set({ target: '/free-training' })],
    ['a version', (tx) => tx.update(landingPages).set({ scheduledVersion: 1, scheduledAt: TEST_NOW }).where(page)],
    [
      'a picture of shared links',
      (tx) =>
        tx.execute(sql`insert into files (name, media_type, bytes, storage_key, purpose, landing_page_id, created_at)
          select 'a.png', 'image/png', 1, 'uploads/a', 'share', id, ${TEST_NOW} from landing_pages`),
    ],
    ['the removal of that picture', (tx) => tx.execute(sql`delete from files where purpose = 'share'`)],
  ])('of %s', async (_what, work) => expect(await noticesOf(work)).toBe(1));
});

describe('a lost connection', () => {
  it.skipIf(inject('templates').kind === 'embedded')(
    'is no longer relied on, and is opened again, when something may have changed',
    async () => {
      const before = noticed;
      const isOpen: boolean[] = [];
      app.changes.onChange(() => isOpen.push(app.changes.isListening));
      await watcher?.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atlas public' and datname = current_database()",
      );
      await vi.waitFor(() => expect(app.changes.isListening).toBe(false), { interval: 5 });
      await vi.waitFor(() => expect(noticed).toBe(before + 1));
      expect(isOpen).toEqual([true]);
      expect(await noticesOf((tx) => tx.update(products).set({ priceCentavos: 400 }))).toBe(1);
    },
  );
});

describe('nothing is noticed', () => {
  it('of what public pages do not show', async () => {
    expect(
      await noticesOf(async (tx) => {
        await tx.update(redirectRules).set({ hits: 7 });
        await tx.update(landingPages).set({ draft: [], shareTitle: 'A title' });
        await tx.insert(funnelDays).values({ funnelId, day: '2025-11-12', visits: 1 });
        await tx
          .insert(optIns)
          .values({ page: 'landing-page', email: 'a@example.com', firstName: 'A', consent: true, funnelId, createdAt: TEST_NOW });
        await tx.execute(sql`insert into files (name, media_type, bytes, storage_key, purpose, landing_page_id, created_at)
          select 'b.png', 'image/png', 1, 'uploads/b', 'block', id, ${TEST_NOW} from landing_pages`);
      }),
    ).toBe(0);
  });

  it('of a transaction that is rolled back', async () => {
    const failed = async () => {
      await app.database
        .transaction(async (tx) => {
          await tx.update(products).set({ priceCentavos: 300 });
          throw new Error('No');
        })
        .catch(() => undefined);
    };
    expect(await noticesOf(failed)).toBe(0);
  });
});

it('does not claim to listen before it does, nor once it is closed', async () => {
  const changes = new PublicChanges(app.database, createLog('silent'));
  expect(changes.isListening).toBe(false);
  await changes.open();
  expect(changes.isListening).toBe(true);
  await changes.close();
  expect(changes.isListening).toBe(false);
});

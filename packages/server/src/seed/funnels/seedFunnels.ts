import { daysFrom, type Seed } from '../seed.ts';
import type { ProductKey, SeededProducts } from '../products/seedProducts.ts';
import type { SeededTerms, TermKey } from '../terms/seedTerms.ts';
import { DEMO_FUNNELS, type DemoFunnel, type FunnelSlug } from './demoFunnels.ts';
import { seedVisits } from './visits.ts';
import { funnelPaymentTerms, funnels } from '../../modules/funnels/tables.ts';

/** A funnel of the demo with the fields that a sale needs. */
export interface SeededFunnel {
  id: number;
  slug: FunnelSlug;
  product: string;
  /** Whole pesos. */
  price: number;
  validityByDays: number | null;
  startByDays: number;
  terms: readonly TermKey[];
  /** Days from seeding between which it sold. */
  sold: readonly [from: number, to: number];
}
export type SeededFunnels = Record<FunnelSlug, SeededFunnel>;

/** The last day of sale of products that are no longer sold. */
const LAST_SOLD: Partial<Record<ProductKey, number>> = { transcription: -120, pricing: -100 };

/** Seeds the funnels of the demo with their terms, and visits of 90 days. */
export async function seedFunnels(seed: Seed, products: SeededProducts, terms: SeededTerms): Promise<SeededFunnels> {
  const demo = Object.entries(DEMO_FUNNELS) as [FunnelSlug, DemoFunnel][];
  const rows = await seed.tx
    .insert(funnels)
    .values(demo.map(([slug, funnel]) => ({ ...funnelRow(seed, funnel), slug, productId: products[funnel.product].id })))
    .returning({ id: funnels.id });
  const placed = demo.map(([slug, funnel], index) => ({ id: rows[index]?.id ?? 0, slug, funnel }));
  await seed.tx
    .insert(funnelPaymentTerms)
    .values(
      placed.flatMap(({ id, funnel }) =>
        funnel.terms.map((key, position) => ({ funnelId: id, paymentTermId: terms[key].id, isDefault: position === 0, position })),
      ),
    );
  await seedVisits(
    seed,
    placed.map(({ id, funnel }) => ({ id, visits: funnel.visits, until: Math.min(funnel.closed ?? 0, funnel.ends ?? 0) })),
  );
  const seeded = placed.map(({ id, slug, funnel }): SeededFunnel => {
    const to = Math.min(funnel.ends ?? 0, funnel.closed ?? 0, LAST_SOLD[funnel.product] ?? 0);
    const { validityByDays, startByDays = 0 } = funnel;
    const sold = [Math.max(funnel.created, funnel.opens ?? funnel.created), to] as const;
    const { name: product, price } = products[funnel.product];
    return { id, slug, product, price, validityByDays, startByDays, terms: funnel.terms, sold };
  });
  return Object.fromEntries(seeded.map((funnel) => [funnel.slug, funnel])) as SeededFunnels;
}

function funnelRow(seed: Seed, { name, validityByDays, startByDays = 0, hidden = false, ...funnel }: DemoFunnel) {
  const at = (days: number | undefined) => (days === undefined ? null : daysFrom(seed, days));
  return {
    name,
    validityByDays,
    startByDays,
    hidden,
    // Those who come too late can leave their address.
    hasWaitingList: funnel.closed !== undefined || funnel.ends !== undefined,
    opensAt: at(funnel.opens),
    closesAt: at(funnel.ends),
    closedAt: at(funnel.closed),
    createdAt: daysFrom(seed, funnel.created),
  };
}

import { isoDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../../seed/seed.ts';
import { seededRandom } from '../../seed/seededRandom.ts';
import type { ProductKey, SeededProducts } from '../products/seed.ts';
import type { SeededTerms, TermKey } from '../terms/seed.ts';
import { funnelDays, funnelPaymentTerms, funnels } from './tables.ts';

interface DemoFunnel {
  name: string;
  product: ProductKey;
  validityByDays: number | null;
  startByDays?: number;
  hidden?: true;
  /** Days from seeding. */
  created: number;
  opens?: number;
  ends?: number;
  closed?: number;
  /** The first is offered first. */
  terms: readonly TermKey[];
  /** Visits on a common day while it sells. */
  visits: number;
}

const FUNNELS = {
  'freelancing-course': {
    name: 'Freelancing Course',
    product: 'membership',
    validityByDays: 365,
    created: -300,
    terms: ['once', 'monthly', 'half-monthly', 'weekly'],
    visits: 140,
  },
  'studio-year': {
    name: 'Studio Year',
    product: 'studio',
    validityByDays: 365,
    startByDays: 7,
    created: -200,
    terms: ['once', 'monthly', 'half-monthly'],
    visits: 45,
  },
  'freelancing-renewal': {
    name: 'Freelancing Course, renewal',
    product: 'membership',
    validityByDays: 365,
    hidden: true,
    created: -150,
    terms: ['once', 'monthly'],
    visits: 6,
  },
  'studio-year-next-batch': {
    name: 'Studio Year, next batch',
    product: 'studio',
    validityByDays: 365,
    created: -10,
    opens: 14,
    ends: 28,
    terms: ['once', 'half-monthly'],
    visits: 0,
  },
  'va-kickstart': {
    name: 'Virtual Assistant Kickstart',
    product: 'assistant',
    validityByDays: 180,
    created: -335,
    terms: ['once', 'monthly', 'weekly', 'fortnightly'],
    visits: 80,
  },
  'ecommerce-support': {
    name: 'E-commerce Support Track',
    product: 'shop',
    validityByDays: 180,
    created: -320,
    ends: -45,
    terms: ['once', 'monthly'],
    visits: 35,
  },
  'social-media-track': {
    name: 'Social Media Track',
    product: 'social',
    validityByDays: null,
    created: -310,
    terms: ['once', 'half-monthly'],
    visits: 60,
  },
  'starter-training': {
    name: 'Work-from-Home Starter Training',
    product: 'free',
    validityByDays: null,
    created: -260,
    terms: ['once'],
    visits: 210,
  },
  'transcription-starter': {
    name: 'Transcription Starter',
    product: 'transcription',
    validityByDays: 90,
    created: -330,
    closed: -120,
    terms: ['once', 'fortnightly'],
    visits: 0,
  },
  'rates-and-taxes': {
    name: 'Rates and Taxes Clinic',
    product: 'pricing',
    validityByDays: 90,
    created: -325,
    opens: -320,
    ends: -100,
    terms: ['once'],
    visits: 0,
  },
} as const satisfies Record<string, DemoFunnel>;

export type FunnelSlug = keyof typeof FUNNELS;

/** A funnel of the demo with what a sale needs to know of it. */
export interface SeededFunnel {
  id: number;
  slug: FunnelSlug;
  /** Whole pesos. */
  price: number;
  validityByDays: number | null;
  startByDays: number;
  terms: readonly TermKey[];
  /** Days from seeding between which it sold. */
  sold: readonly [from: number, to: number];
}
export type SeededFunnels = Record<FunnelSlug, SeededFunnel>;

/** The last day on which products that are sold no more were. */
const LAST_SOLD: Partial<Record<ProductKey, number>> = { transcription: -120, pricing: -100 };

/** Ten funnels: open, hidden, free, closed, ended and not open yet; with their terms, and visits of 90 days. */
export async function seedFunnels(seed: Seed, products: SeededProducts, terms: SeededTerms): Promise<SeededFunnels> {
  const demo = Object.entries(FUNNELS) as [FunnelSlug, DemoFunnel][];
  const at = (days: number | undefined) => (days === undefined ? null : daysFrom(seed, days));
  const rows = await seed.tx
    .insert(funnels)
    .values(
      demo.map(([slug, funnel]) => ({
        name: funnel.name,
        slug,
        productId: products[funnel.product].id,
        validityByDays: funnel.validityByDays,
        startByDays: funnel.startByDays ?? 0,
        hidden: funnel.hidden ?? false,
        opensAt: at(funnel.opens),
        closesAt: at(funnel.ends),
        closedAt: at(funnel.closed),
        createdAt: daysFrom(seed, funnel.created),
      })),
    )
    .returning({ id: funnels.id });
  const idAt = (index: number) => rows[index]?.id ?? 0;
  await seed.tx.insert(funnelPaymentTerms).values(
    demo.flatMap(([, funnel], index) =>
      funnel.terms.map((key, position) => ({
        funnelId: idAt(index),
        paymentTermId: terms[key].id,
        isDefault: position === 0,
        position,
      })),
    ),
  );
  await seedVisits(
    seed,
    demo.map(([, funnel], index) => ({ id: idAt(index), visits: funnel.visits, until: Math.min(funnel.closed ?? 0, funnel.ends ?? 0) })),
  );
  const seeded = demo.map(([slug, funnel], index): SeededFunnel => {
    const to = Math.min(funnel.ends ?? 0, funnel.closed ?? 0, LAST_SOLD[funnel.product] ?? 0);
    return {
      id: idAt(index),
      slug,
      price: products[funnel.product].price,
      validityByDays: funnel.validityByDays,
      startByDays: funnel.startByDays ?? 0,
      terms: funnel.terms,
      sold: [Math.max(funnel.created, funnel.opens ?? funnel.created), to],
    };
  });
  return Object.fromEntries(seeded.map((funnel) => [funnel.slug, funnel])) as SeededFunnels;
}

const DAYS = 90;
/** Sundays are quiet, evenings after payday are not: the share of a common day from Sunday to Saturday. */
const WEEK = [0.6, 1, 1.1, 1.05, 1, 1.25, 0.8];

async function seedVisits(seed: Seed, sold: readonly { id: number; visits: number; until: number }[]): Promise<void> {
  const draws = seededRandom('visits');
  const rows = sold.flatMap(({ id, visits, until }) => {
    if (visits === 0) return [];
    return Array.from({ length: DAYS }, (_none, index) => index - DAYS + 1)
      .filter((day) => day <= until)
      .map((day) => {
        const at = daysFrom(seed, day);
        const share = (WEEK[at.getUTCDay()] ?? 1) * (draws.between(70, 130) / 100);
        const visited = Math.round(visits * share);
        return { funnelId: id, day: isoDay(at), visits: visited, optIns: Math.round((visited * draws.between(4, 12)) / 100) };
      });
  });
  await seed.tx.insert(funnelDays).values(rows);
}

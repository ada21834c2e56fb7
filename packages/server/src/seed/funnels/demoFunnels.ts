import type { ProductKey } from '../products/seedProducts.ts';
import type { TermKey } from '../terms/seedTerms.ts';

/** A funnel of the demo. Days count from seeding. */
export interface DemoFunnel {
  name: string;
  product: ProductKey;
  validityByDays: number | null;
  startByDays?: number;
  hidden?: boolean;
  /** Days from seeding. */
  created: number;
  opens?: number;
  ends?: number;
  closed?: number;
  /** The first one is the default. */
  terms: readonly TermKey[];
  /** Visits on an average day while it sells. */
  visits: number;
}

/** Ten funnels by slug: open, hidden, free, closed by staff, ended, and not open yet. */
export const DEMO_FUNNELS = {
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

export type FunnelSlug = keyof typeof DEMO_FUNNELS;

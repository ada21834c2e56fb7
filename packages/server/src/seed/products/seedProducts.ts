import { pesosToCentavos } from '@atlas/domain/money';
import { inList } from '../../db/inList.ts';
import { daysFrom, type Seed } from '../seed.ts';
import type { SeededCourses } from '../courses/seedCourses.ts';
import { courses } from '../../modules/courses/tables.ts';
import { productCourses, products } from '../../modules/products/tables.ts';

interface DemoProduct {
  name: string;
  /** Whole pesos. */
  price: number;
  description: string;
  /** Days from seeding. */
  created: number;
  expires?: number;
  archived?: number;
  /** All membership or all advanced courses, or some courses by name. */
  courses: keyof SeededCourses | readonly string[];
}

const PRODUCTS = {
  membership: {
    name: 'Freelancing Course',
    price: 9999,
    created: -300,
    courses: 'membership',
    description:
      'Everything you need to find your first online client, at your own pace: short lessons that fit a phone, worksheets, and coaches who answer.',
  },
  studio: {
    name: 'Studio Year',
    price: 14_999,
    created: -200,
    courses: 'advanced',
    description: 'For freelancers with clients: raise your rates, hand work over, and run your freelancing like a small studio.',
  },
  assistant: {
    name: 'Virtual Assistant Kickstart',
    price: 4999,
    created: -335,
    courses: ['Virtual assistance from the first day', 'Client calls without nerves', 'Scams to avoid before you start'],
    description: 'Six months from zero to your first virtual assistant job: inbox, calendar, and how to talk with a client abroad.',
  },
  shop: {
    name: 'E-commerce Support Track',
    price: 5999,
    created: -320,
    courses: ['E-commerce support, order by order', 'English for calls'],
    description: 'Orders, returns and product listings for Shopify and Lazada sellers, with practice tickets and a template for replies.',
  },
  social: {
    name: 'Social Media Track',
    price: 5499,
    created: -310,
    courses: ['Social media management that stays calm', 'A portfolio before the first client'],
    description: 'Plan, write and schedule a month of posts in an afternoon, and show clients the numbers that matter. Yours for life.',
  },
  free: {
    name: 'Work-from-Home Starter Training',
    price: 0,
    created: -260,
    courses: 'free',
    description: 'Three short videos on what online work is, what it pays, and which offers to stay away from. Free, with no card needed.',
  },
  transcription: {
    name: 'Transcription Starter',
    price: 1999,
    created: -330,
    expires: -120,
    courses: ['Transcription for beginners'],
    description: 'Type for a living: the first paid hour of audio, the tools, and the style guides that agencies ask for.',
  },
  pricing: {
    name: 'Rates and Taxes Clinic',
    price: 2499,
    created: -325,
    archived: -90,
    courses: ['Price your work in pesos and dollars', 'Taxes and papers for freelancers'],
    description: 'Two weekends on what to charge and what to file with the BIR, with a bookkeeper from Iloilo.',
  },
} as const satisfies Record<string, DemoProduct>;

export type ProductKey = keyof typeof PRODUCTS;

export interface SeededProduct {
  id: number;
  name: string;
  /** Whole pesos. */
  price: number;
}
export type SeededProducts = Record<ProductKey, SeededProduct>;

/** Seeds eight products with their courses: six are sold, one is expired, one is archived. */
export async function seedProducts(seed: Seed, seeded: SeededCourses): Promise<SeededProducts> {
  const demo = Object.entries(PRODUCTS) as [ProductKey, DemoProduct][];
  const rows = await seed.tx
    .insert(products)
    .values(
      demo.map(([, { name, description, price, created, expires, archived }]) => ({
        name,
        description,
        priceCentavos: pesosToCentavos(price),
        createdAt: daysFrom(seed, created),
        expiresAt: expires === undefined ? null : daysFrom(seed, expires),
        archivedAt: archived === undefined ? null : daysFrom(seed, archived),
      })),
    )
    .returning({ id: products.id });
  const idOf = await courseIds(seed, demo);
  await seed.tx.insert(productCourses).values(
    demo.flatMap(([, product], at) => {
      const contained =
        typeof product.courses === 'string' ? seeded[product.courses] : product.courses.flatMap((name) => idOf.get(name) ?? []);
      return contained.map((courseId, position) => ({ productId: rows[at]?.id ?? 0, courseId, position }));
    }),
  );
  return Object.fromEntries(demo.map(([key, { name, price }], at) => [key, { id: rows[at]?.id ?? 0, name, price }])) as SeededProducts;
}

/** The ids of the courses that products list, by name. */
async function courseIds(seed: Seed, demo: readonly (readonly [string, DemoProduct])[]): Promise<Map<string, number>> {
  const names = demo.flatMap(([, product]) => (typeof product.courses === 'string' ? [] : product.courses));
  const rows = await seed.tx.select({ id: courses.id, name: courses.name }).from(courses).where(inList(courses.name, names));
  return new Map(rows.map(({ id, name }) => [name, id]));
}

import { eq } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import { insertMany } from '../insertMany.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import type { SeededAffiliate } from '../affiliates/seededAffiliate.ts';
import { funnels } from '../../modules/funnels/tables.ts';
import { FIRST_NAMES, LAST_NAMES } from '../users/demoNames.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { users } from '../../modules/users/tables.ts';
import { DEMO_PAGES } from './demoPages.ts';
import { landingPages, landingPageVersions, optIns, workshopRegistrations } from '../../modules/pages/tables.ts';

/** Seeds landing pages with their versions, 90 days of opt-ins, and workshop registrations. */
export async function seedPages(seed: Seed, credited: readonly SeededAffiliate[], people: SeededPeople): Promise<void> {
  await seedLandingPages(seed, people.accounts.get('admin') ?? null);
  const known = await accountsOf(seed, people);
  await seedOptIns(seed, credited, known);
  await seedRegistrations(seed, known);
}

async function seedLandingPages(seed: Seed, publishedById: number | null): Promise<void> {
  const rows = await seed.tx
    .select({ id: funnels.id, slug: funnels.slug })
    .from(funnels)
    .where(
      inList(
        funnels.slug,
        DEMO_PAGES.map(({ funnel }) => funnel),
      ),
    );
  const demo = DEMO_PAGES.flatMap((page) => {
    const funnel = rows.find(({ slug }) => slug === page.funnel);
    return funnel ? [{ page, funnelId: funnel.id }] : [];
  });
  if (demo.length === 0) return;
  const pages = await seed.tx
    .insert(landingPages)
    .values(
      demo.map(({ page, funnelId }) => ({
        funnelId,
        template: page.template,
        link: page.link ?? null,
        draft: [...(page.draft ?? page.versions.at(-1)?.blocks ?? [])],
        shareTitle: page.shareTitle,
        shareDescription: page.shareDescription,
        publishedVersion: page.versions.length === 0 ? null : page.versions.length,
        revision: page.versions.length + 1,
        createdAt: daysFrom(seed, -160),
      })),
    )
    .returning({ id: landingPages.id });
  await seed.tx.insert(landingPageVersions).values(
    demo.flatMap(({ page }, index) =>
      page.versions.map(({ day, blocks }, at) => ({
        pageId: pages[index]?.id ?? 0,
        version: at + 1,
        blocks: [...blocks],
        shareTitle: page.shareTitle,
        shareDescription: page.shareDescription,
        publishedById,
        createdAt: daysFrom(seed, day),
      })),
    ),
  );
}

interface Account {
  userId: number;
  email: string;
  firstName: string;
}

/**
 * Accounts without a purchase, and the members of the last months. Many of them submitted their
 * address before.
 */
function accountsOf({ tx }: Seed, { visitors, members }: SeededPeople): Promise<Account[]> {
  const ids = [...visitors, ...members.slice(-60).map(({ id }) => id)];
  return tx
    .select({ userId: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(inList(users.id, ids))
    .orderBy(users.id);
}

/** The pages with their percentage of opt-ins. */
const PAGES = [
  ['free-lessons', 40],
  ['12-day-challenge', 22],
  ['free-training', 20],
  ['freelancing', 14],
  ['waiting-list', 4],
] as const;
const SHARES = PAGES.flatMap(([page, share]) => Array.from({ length: share }, () => page));
const DAYS = 90;

async function seedOptIns(seed: Seed, credited: readonly SeededAffiliate[], known: readonly Account[]): Promise<void> {
  const random = seededRandom('opt-ins');
  const [main] = await seed.tx.select({ id: funnels.id }).from(funnels).where(eq(funnels.slug, 'freelancing-course'));
  const rows = Array.from({ length: DAYS }, (_none, index) => DAYS - index).flatMap((ago) =>
    Array.from({ length: random.between(1, 6) }, () => {
      const page = random.pick(SHARES);
      const person = random.chance(22) ? random.pick(known) : someone(random);
      return {
        page,
        ...person,
        consent: random.chance(88),
        funnelId: page === 'freelancing' || page === 'waiting-list' ? (main?.id ?? null) : null,
        affiliateId: random.chance(18) ? (random.pick(credited)?.id ?? null) : null,
        createdAt: someTime(seed, random, ago),
      };
    }),
  );
  await insertMany(
    seed.tx,
    optIns,
    onceEach(rows, ({ page, email }) => `${page} ${email}`),
  );
}

async function seedRegistrations(seed: Seed, known: readonly Account[]): Promise<void> {
  const random = seededRandom('registrations');
  const rows = Array.from({ length: 90 }, () => {
    const { email, userId } = random.chance(35) ? random.pick(known) : someone(random);
    const variant = random.chance(60) ? ('beginner' as const) : ('experienced' as const);
    return { variant, email, userId, registeredAt: someTime(seed, random, random.between(1, 40)) };
  });
  await insertMany(
    seed.tx,
    workshopRegistrations,
    onceEach(rows, ({ variant, email }) => `${variant} ${email}`),
  );
}

function someone(random: Random): { userId: null; email: string; firstName: string } {
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const email = `${firstName}.${lastName}${random.between(1, 999)}@mail.example`.toLowerCase().replaceAll(/[^a-z0-9.@]/g, '');
  return { userId: null, email, firstName };
}

/** An instant up to 12 hours after the given number of days before seeding. */
const someTime = (seed: Seed, random: Random, ago: number): Date =>
  new Date(daysFrom(seed, -ago).getTime() + random.between(0, 720) * 60_000);

/** The first row of each key, because an address is submitted once per page. */
const onceEach = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [keyOf(row), row] as const).toReversed()).values(),
];

import { inList } from '../../db/inList.ts';
import type { SeededAffiliate } from './seededAffiliate.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Role } from '@atlas/domain/access';
import { addManilaDays } from '@atlas/domain/time';
import { insertMany } from '../insertMany.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import { userAccessLevels } from '../../modules/access/tables.ts';
import { funnels } from '../../modules/funnels/tables.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { users } from '../../modules/users/tables.ts';
import { DEMO_AFFILIATES, DEMO_TERMS, type DemoAffiliate } from './demoAffiliates.ts';
import { seedLeads } from './leads.ts';
import { affiliateClicks, affiliates, affiliateTerms } from '../../modules/affiliates/tables.ts';

/**
 * Seeds the terms, twelve affiliates in every state, 90 days of clicks, and leads whose orders are
 * credited.
 *
 * @returns the affiliates with leads
 */
export async function seedAffiliates(seed: Seed, levels: Record<Role, number>, people: SeededPeople): Promise<SeededAffiliate[]> {
  await seed.tx
    .insert(affiliateTerms)
    .values(DEMO_TERMS.map(({ version, day, body }) => ({ version, body, publishedAt: daysFrom(seed, day) })));
  const rows = await seed.tx
    .insert(affiliates)
    .values(
      DEMO_AFFILIATES.map((demo) => ({
        userId: userOf(demo, people),
        code: demo.code,
        linkName: demo.linkName,
        state: demo.state,
        rateBasisPoints: demo.rateBasisPoints,
        termsVersion: demo.terms,
        acceptedAt: acceptedAt(seed, demo),
        createdAt: daysFrom(seed, demo.since),
      })),
    )
    .returning({ id: affiliates.id });
  await nameThem(seed, levels.affiliate);
  const seeded = DEMO_AFFILIATES.map((demo, index) => ({
    id: rows[index]?.id ?? 0,
    userId: userOf(demo, people),
    since: daysFrom(seed, demo.since),
    weight: demo.weight,
  })).filter(({ weight }) => weight > 0);
  await seedClicks(seed, seeded);
  await seedLeads(seed, seeded, people);
  return seeded;
}

const userOf = ({ who }: DemoAffiliate, people: SeededPeople): number =>
  (typeof who === 'string' ? people.accounts.get(who) : people.members[who]?.id) ?? 0;

function acceptedAt(seed: Seed, { terms, since }: DemoAffiliate): Date | null {
  const published = DEMO_TERMS.find(({ version }) => version === terms);
  return published ? daysFrom(seed, Math.max(since, published.day + 2)) : null;
}

/**
 * Sets the acceptance time of affiliates who accepted the terms, and grants the access level to
 * approved ones.
 */
async function nameThem({ tx }: Seed, accessLevelId: number): Promise<void> {
  await tx
    .update(users)
    .set({ affiliateTimestamp: sql`${affiliates.acceptedAt}` })
    .from(affiliates)
    .where(and(eq(affiliates.userId, users.id), isNotNull(affiliates.acceptedAt), isNull(users.affiliateTimestamp)));
  const approved = await tx
    .select({ userId: affiliates.userId, createdAt: affiliates.createdAt })
    .from(affiliates)
    .where(inList(affiliates.state, ['active', 'suspended']));
  await tx
    .insert(userAccessLevels)
    .values(approved.map((row) => ({ ...row, accessLevelId })))
    .onConflictDoNothing();
}

const DAYS = 90;

async function seedClicks(seed: Seed, credited: readonly SeededAffiliate[]): Promise<void> {
  const random = seededRandom('clicks');
  const sold = await seed.tx
    .select({ id: funnels.id })
    .from(funnels)
    .where(and(eq(funnels.hidden, false), isNull(funnels.closedAt)))
    .orderBy(funnels.id);
  const visitor = () => Array.from({ length: 4 }, () => random.between(0, 65_535).toString(16).padStart(4, '0')).join('');
  const rows = credited.flatMap(({ id, since, weight }) =>
    Array.from({ length: DAYS }, (_none, index) => daysFrom(seed, -index))
      .filter((day) => day > since)
      .flatMap((day) =>
        Array.from({ length: random.between(0, weight) }, () => ({
          affiliateId: id,
          // One in four came through the main link.
          funnelId: random.chance(75) ? (random.pick(sold)?.id ?? null) : null,
          visitor: visitor(),
          at: addMinutes(addManilaDays(day, -1), random.between(0, 1439)),
        })),
      ),
  );
  await insertMany(seed.tx, affiliateClicks, rows);
}

const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

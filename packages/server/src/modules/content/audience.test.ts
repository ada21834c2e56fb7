import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { courses } from '../courses/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { productCourses, products } from '../products/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
let admin: Browser;
const world = { courseId: 0, funnelId: 0, memberLevel: 0, guestLevel: 0, archivedLevel: 0 };

const DAY = 86_400_000;
const daysOn = (days: number) => new Date(TEST_NOW.getTime() + days * DAY);

let added = 0;
/** Adds a person who holds these levels. */
async function person(levels: readonly number[], values: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  const { db } = server.app.database;
  added += 1;
  const key = `audience-${added}`;
  const [row] = await db
    .insert(users)
    .values({ firstName: 'Ana', lastName: key, email: `${key}@audience.example`, tribeId: key, slug: key, createdAt: TEST_NOW, ...values })
    .returning({ id: users.id });
  const id = row?.id ?? 0;
  if (levels.length > 0)
    await db.insert(userAccessLevels).values(levels.map((accessLevelId) => ({ userId: id, accessLevelId, createdAt: TEST_NOW })));
  return id;
}
const subscribe = (userId: number, period: { startsAt: Date; expiresAt: Date; unsubscribedAt?: Date }) =>
  server.app.database.db.insert(subscriptions).values({ userId, funnelId: world.funnelId, createdAt: TEST_NOW, ...period });

beforeAll(async () => {
  server = await testServer();
  admin = server.browser();
  await admin.logIn('admin');
  const { db } = server.app.database;
  const level = async (key: string, role: 'member' | 'non-member', archivedAt: Date | null = null) => {
    const [row] = await db
      .insert(accessLevels)
      .values({ createdAt: TEST_NOW, key, name: key, role, pageAccess: {}, functionAccess: {}, archivedAt })
      .returning({ id: accessLevels.id });
    return row?.id ?? 0;
  };
  world.memberLevel = await level('audience-member', 'member');
  world.guestLevel = await level('audience-guest', 'non-member');
  world.archivedLevel = await level('audience-archived', 'member', TEST_NOW);
  const [course] = await db.insert(courses).values({ name: 'Counted', createdAt: TEST_NOW }).returning({ id: courses.id });
  const [product] = await db
    .insert(products)
    .values({ name: 'Counted', priceCentavos: 0, createdAt: TEST_NOW })
    .returning({ id: products.id });
  const [funnel] = await db
    .insert(funnels)
    .values({ name: 'Counted', slug: 'counted', productId: product?.id ?? 0, createdAt: TEST_NOW })
    .returning({ id: funnels.id });
  Object.assign(world, { courseId: course?.id, funnelId: funnel?.id });
  await db.insert(productCourses).values({ productId: product?.id ?? 0, courseId: world.courseId });

  const both = await person([world.memberLevel, world.guestLevel]);
  await person([world.memberLevel]);
  await person([world.guestLevel]);
  await person([world.memberLevel], { archivedAt: TEST_NOW });
  await person([world.archivedLevel]);
  const current = { startsAt: daysOn(-10), expiresAt: daysOn(10) };
  await subscribe(both, current);
  await subscribe(await person([]), current);
  await subscribe(await person([]), { startsAt: daysOn(1), expiresAt: daysOn(10) });
  await subscribe(await person([]), { startsAt: daysOn(-400), expiresAt: daysOn(-100) });
  await subscribe(await person([]), { ...current, unsubscribedAt: daysOn(-1) });
});
afterAll(() => server.close());

const QUERY = `query ($kind: ProductContentKind!, $id: Int, $levels: [Int!]!) {
  viewer { contentAudience(kind: $kind, databaseId: $id, accessLevelIds: $levels) { people members isEveryone } }
}`;
const count = async (levels: readonly number[], id: number | null = world.courseId, browser = admin) =>
  (await browser.graphql(QUERY, { kind: 'COURSE', id, levels })).json;

describe('contentAudience', () => {
  it('counts each person once, through a level or a current subscription', async () => {
    const { memberLevel, guestLevel } = world;
    const audiences = [];
    for (const levels of [[], [memberLevel], [guestLevel], [memberLevel, guestLevel]]) {
      audiences.push((await count(levels)).data.viewer.contentAudience);
    }
    expect(audiences).toEqual([
      { people: 2, members: 1, isEveryone: true },
      { people: 3, members: 2, isEveryone: true },
      { people: 3, members: 1, isEveryone: true },
      { people: 4, members: 2, isEveryone: true },
    ]);
  });

  it('does not count holders of an archived level, and archived people', async () => {
    expect((await count([world.archivedLevel], null)).data.viewer.contentAudience).toMatchObject({ people: 0, members: 0 });
  });

  it('counts only the levels for an item that is not saved yet', async () => {
    expect((await count([world.memberLevel], null)).data.viewer.contentAudience).toMatchObject({ people: 2, members: 2 });
  });

  it('counts no one for an archived item', async () => {
    const { db } = server.app.database;
    const [row] = await db
      .insert(courses)
      .values({ name: 'Gone', createdAt: TEST_NOW, archivedAt: TEST_NOW })
      .returning({ id: courses.id });
    expect((await count([world.memberLevel], row?.id)).data.viewer.contentAudience).toMatchObject({ people: 0, members: 0 });
  });

  it('rejects an unknown item, and more levels than there can be', async () => {
    expect((await count([], 999_999)).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await count(Array.from({ length: 201 }, (_, at) => at + 1))).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each(['member', 'coach'])('is refused to a %s', async (key) => {
    const browser = server.browser();
    await browser.logIn(key);
    expect((await count([], world.courseId, browser)).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('counts only people in scope for a reader who does not see everyone', async () => {
    const { db } = server.app.database;
    const browser = server.browser();
    await browser.logIn('coach');
    const [held] = await db.select().from(accessLevels).where(eq(accessLevels.key, 'coach'));
    await db
      .update(accessLevels)
      .set({ pageAccess: { ...held?.pageAccess, editCourse: true } })
      .where(eq(accessLevels.key, 'coach'));
    const { data } = await count([world.memberLevel], world.courseId, browser);
    expect(data.viewer.contentAudience).toEqual({ people: 0, members: 0, isEveryone: false });
  });
});

describe('markdownPreview', () => {
  const PREVIEW = 'query ($text: String!) { viewer { markdownPreview(text: $text) } }';
  const preview = async (text: string, browser = admin) => (await browser.graphql(PREVIEW, { text })).json;

  it('parses the text as members will read it', async () => {
    const { data } = await preview('## Hello\n\n**Bold** [here](www.canva.com)\n\n<script>alert(1)</script>');
    expect(data.viewer.markdownPreview).toEqual([
      ['h1', {}, ['Hello']],
      ['p', {}, [['strong', {}, ['Bold']], ' ', ['a', { href: 'https://www.canva.com' }, ['here']]]],
    ]);
  });

  it('returns nothing for an empty text, and rejects one that no field takes', async () => {
    expect((await preview('  ')).data.viewer.markdownPreview).toEqual([]);
    expect((await preview('a'.repeat(50_000))).data.viewer.markdownPreview).toHaveLength(1);
    expect((await preview('a'.repeat(50_001))).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is refused to a member', async () => {
    const browser = server.browser();
    await browser.logIn('member');
    expect((await preview('Hello', browser)).errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

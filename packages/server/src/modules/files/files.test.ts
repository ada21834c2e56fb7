import { randomUUID } from 'node:crypto';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { courses } from '../courses/tables.ts';
import { events } from '../events/tables.ts';
import { forms, formResponses, formVersions } from '../forms/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { groupMembers, groups } from '../groups/tables.ts';
import { invoices, paymentProofs, scheduleEntries } from '../payments/tables.ts';
import { resources } from '../resources/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { portfolio, successManagers } from '../successManagers/tables.ts';
import { bugReports, users } from '../users/tables.ts';
import { files } from './tables.ts';

let server: TestServer;
const browsers = new Map<string | null, Browser>();
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A browser signed in as a person; null is a visitor. */
const as = async (key: string | null): Promise<Browser> => {
  const known = browsers.get(key);
  if (known) return known;
  const browser = server.browser();
  if (key !== null) await browser.logIn(key);
  browsers.set(key, browser);
  return browser;
};
const db = () => server.app.database.db;
const one = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('A row is missing');
  return row;
};
const userId = async (key: string) =>
  one(
    await db()
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, `${key}@atlas.example`)),
  ).id;

/** Stores a file for a record and returns its id. */
async function stored(owner: Partial<typeof files.$inferInsert>, purpose: (typeof files.$inferInsert)['purpose'] = 'attachment') {
  const bytes = Buffer.from('What is in it');
  const storageKey = `test/${randomUUID()}`;
  await server.app.storage.put(storageKey, bytes);
  const row = { name: 'picture.png', mediaType: 'image/png', bytes: bytes.byteLength, storageKey, purpose, ...owner };
  return one(
    await db()
      .insert(files)
      .values({ createdAt: TEST_NOW, ...row })
      .returning({ id: files.id }),
  ).id;
}
const statusFor = async (key: string | null, id: number) => (await (await as(key)).send(`/api/uploads/${id}`)).status;
const expectStatuses = async (id: number, expected: Record<string, number>) => {
  const found: Record<string, number> = {};
  for (const key of Object.keys(expected)) found[key] = await statusFor(key === 'visitor' ? null : key, id);
  expect(found).toEqual(expected);
};

describe('covers', () => {
  const archivedAt = new Date('2025-10-01');
  const newCourse = async (more: { archivedAt?: Date } = {}) =>
    one(
      await db()
        .insert(courses)
        .values({ createdAt: TEST_NOW, publishedAt: TEST_NOW, name: 'Course of the test', ...more })
        .returning(),
    ).id;
  const newEvent = async (more: { archivedAt?: Date } = {}) => {
    const endsAt = new Date(TEST_NOW.getTime() + 3_600_000);
    const times = { startsAt: TEST_NOW, endsAt, overAt: endsAt };
    return one(
      await db()
        .insert(events)
        .values({ createdAt: TEST_NOW, publishedAt: TEST_NOW, name: 'Event of the test', ...times, ...more })
        .returning(),
    ).id;
  };
  const known = { visitor: 401, 'non-member': 200, member: 200, coach: 200 };
  const archived = { visitor: 401, 'non-member': 404, member: 404, coach: 200 };

  it('of a course are for anyone signed in, of an archived one for staff who manage courses', async () => {
    await expectStatuses(await stored({ courseId: await newCourse() }, 'cover'), known);
    await expectStatuses(await stored({ courseId: await newCourse({ archivedAt }) }, 'cover'), archived);
  });

  it('of an event follow the same rules', async () => {
    await expectStatuses(await stored({ eventId: await newEvent() }, 'cover'), known);
    await expectStatuses(await stored({ eventId: await newEvent({ archivedAt }) }, 'cover'), archived);
  });

  it('are unique per course', async () => {
    const courseId = await newCourse();
    await stored({ courseId }, 'cover');
    await expect(stored({ courseId }, 'cover')).rejects.toMatchObject({ cause: { constraint: 'files_cover_of_course' } });
  });
});

describe('resources', () => {
  const fileOf = async (name: string) => {
    const resource = one(await db().select().from(resources).where(eq(resources.name, name)));
    return one(await db().select().from(files).where(eq(files.resourceId, resource.id)));
  };

  it('that are public are open to visitors', async () => {
    const file = await fileOf('How to tell a scam');
    const answer = await (await as(null)).send(`/api/uploads/${file.id}`);
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(file.bytes)]);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*how-to-tell-a-scam\.txt$/);
  });

  it('that are not public follow the access rules', async () => {
    const sold = await fileOf('Proposal checklist');
    await expectStatuses(sold.id, { visitor: 401, 'non-member': 403, expired: 403, member: 200, coach: 200 });
    const later = await (await as('member')).send(`/api/uploads/${(await fileOf('Studio price list')).id}`);
    expect([later.status, later.text]).toEqual([403, expect.stringContaining('Not started yet')]);
    await expectStatuses((await fileOf('Price guide 2023')).id, { visitor: 401, member: 403, coach: 200 });
    await expectStatuses((await fileOf('What you may promise, and what not')).id, { member: 403, affiliate: 200 });
  });
});

describe('a file of a person', () => {
  it('is for anyone signed in as a picture', async () => {
    const id = await stored({ userId: await userId('newcomer') }, 'avatar');
    await expectStatuses(id, { visitor: 401, 'non-member': 200, newcomer: 200 });
  });

  it('is for the payer and for staff who can see payments in their scope as a receipt', async () => {
    const payer = await userId('newcomer');
    const funnel = one(await db().select().from(funnels).orderBy(desc(funnels.id)).limit(1));
    const subscription = one(
      await db()
        .insert(subscriptions)
        .values({ createdAt: TEST_NOW, userId: payer, funnelId: funnel.id, startsAt: TEST_NOW, expiresAt: new Date('2026-11-12') })
        .returning(),
    );
    const invoice = one(
      await db()
        .insert(invoices)
        .values({ createdAt: TEST_NOW, number: 'TEST-1', subscriptionId: subscription.id, userId: payer, totalCentavos: 100_000 })
        .returning(),
    );
    const entry = one(
      await db()
        .insert(scheduleEntries)
        .values({
          createdAt: TEST_NOW,
          invoiceId: invoice.id,
          userId: payer,
          position: 1,
          priceCentavos: 100_000,
          scheduleDate: '2025-11-12',
        })
        .returning(),
    );
    const proof = one(
      await db()
        .insert(paymentProofs)
        .values({
          createdAt: TEST_NOW,
          entryId: entry.id,
          userId: payer,
          amountCentavos: 100_000,
          platform: 'gcash',
          reference: 'TEST-REF',
          referenceKey: 'TESTREF',
          paidOn: '2025-11-12',
        })
        .returning(),
    );
    const id = await stored({ proofId: proof.id }, 'receipt');
    await removeFromPortfolios(payer);
    await expectStatuses(id, {
      visitor: 401,
      newcomer: 200,
      member: 403,
      coach: 403,
      'success-manager': 403,
      'tribe-team-ro': 200,
      admin: 200,
    });
    await putIntoPortfolio('success-manager', payer);
    expect(await statusFor('success-manager', id)).toBe(200);
  });

  it('is for the sender and for readers of the form as part of a form response', async () => {
    const sender = await userId('newcomer');
    const form = one(await db().insert(forms).values({ createdAt: TEST_NOW, slug: 'test-form', title: 'Test' }).returning());
    const version = one(
      await db().insert(formVersions).values({ createdAt: TEST_NOW, formId: form.id, version: 1, fields: [] }).returning(),
    );
    const response = (by: number | null) =>
      db()
        .insert(formResponses)
        .values({ formId: form.id, versionId: version.id, userId: by, answers: {}, submittedAt: TEST_NOW })
        .returning();
    const own = await stored({ responseId: one(await response(sender)).id }, 'answer');
    await expectStatuses(own, { visitor: 401, newcomer: 200, member: 403, coach: 403, 'success-manager': 403, admin: 200 });
    const ofNoOne = await stored({ responseId: one(await response(null)).id }, 'answer');
    await expectStatuses(ofNoOne, { visitor: 401, newcomer: 403, coach: 403, 'tribe-team-fa': 200 });
  });

  it('is for the reporter and for staff who can read the logs as a screenshot', async () => {
    const report = one(
      await db()
        .insert(bugReports)
        .values({ createdAt: TEST_NOW, ticket: 'BUG-TEST', userId: await userId('newcomer'), body: 'It is blank.' })
        .returning(),
    );
    const id = await stored({ bugReportId: report.id }, 'screenshot');
    await expectStatuses(id, { visitor: 401, newcomer: 200, member: 403, coach: 403, admin: 200 });
  });

  it('cannot be opened by the leader of their group without the page flag', async () => {
    const member = await userId('newcomer');
    const group = one(
      await db()
        .insert(groups)
        .values({ createdAt: TEST_NOW, name: 'Group of the files', leaderId: await userId('coach') })
        .returning(),
    );
    const row = { userId: member, groupId: group.id, subgroupId: null, joinedAt: TEST_NOW };
    await db().insert(groupMembers).values(row).onConflictDoUpdate({ target: groupMembers.userId, set: row });
    const report = one(
      await db().insert(bugReports).values({ createdAt: TEST_NOW, ticket: 'BUG-GROUP', userId: member, body: 'It is blank.' }).returning(),
    );
    expect(await statusFor('coach', await stored({ bugReportId: report.id }, 'screenshot'))).toBe(403);
  });
});

describe('a browser', () => {
  const caching = async (key: string | null, id: number, headers: Record<string, string> = {}) => {
    const answer = await (await as(key)).send(`/api/uploads/${id}`, { headers });
    return [answer.status, answer.headers.get('cache-control')];
  };
  const FOR_GOOD = 'private, max-age=31536000, immutable';

  it('caches covers and pictures of people permanently, whole and in part', async () => {
    const course = one(
      await db().insert(courses).values({ createdAt: TEST_NOW, publishedAt: TEST_NOW, name: 'Course with a cover' }).returning(),
    );
    const cover = await stored({ courseId: course.id }, 'cover');
    expect(await caching('member', cover)).toEqual([200, FOR_GOOD]);
    expect(await caching('member', cover, { range: 'bytes=0-1' })).toEqual([206, FOR_GOOD]);
    expect(await caching('member', cover, { range: 'bytes=900-' })).toEqual([416, 'no-store']);
    expect(await caching('member', await stored({ userId: await userId('fasttrack') }, 'avatar'))).toEqual([200, FOR_GOOD]);
  });

  it('does not cache private files, nor files without a declared purpose', async () => {
    const lesson = one(await db().select().from(files).where(isNotNull(files.lessonId)).limit(1));
    expect(await caching('admin', lesson.id)).toEqual([200, 'private, no-store']);
    expect(await caching('member', await stored({ userId: await userId('member') }, 'attachment'))).toEqual([200, 'private, no-store']);
  });

  it('does not cache rejections, even for a cover', async () => {
    const archived = one(
      await db().insert(courses).values({ createdAt: TEST_NOW, publishedAt: TEST_NOW, name: 'Archived', archivedAt: TEST_NOW }).returning(),
    );
    const cover = await stored({ courseId: archived.id }, 'cover');
    expect(await caching(null, cover)).toEqual([401, 'no-store']);
    expect(await caching('member', cover)).toEqual([404, 'no-store']);
    const report = one(
      await db()
        .insert(bugReports)
        .values({ createdAt: TEST_NOW, ticket: 'BUG-CACHE', userId: await userId('newcomer'), body: 'It is blank.' })
        .returning(),
    );
    expect(await caching('member', await stored({ bugReportId: report.id }, 'screenshot'))).toEqual([403, 'no-store']);
  });
});

describe('a file', () => {
  it('that does not exist looks the same to a visitor as one that does', async () => {
    expect(await statusFor(null, 999_999)).toBe(401);
    expect(await statusFor('admin', 999_999)).toBe(404);
  });

  it('has exactly one owner', async () => {
    const row = { name: 'a.png', mediaType: 'image/png', bytes: 1, storageKey: 'test/none', purpose: 'attachment' as const };
    const two = { ...row, userId: await userId('member'), courseId: 136 };
    await expect(
      db()
        .insert(files)
        .values({ createdAt: TEST_NOW, ...row }),
    ).rejects.toMatchObject({ cause: { constraint: 'files_one_owner' } });
    await expect(
      db()
        .insert(files)
        .values({ createdAt: TEST_NOW, ...two }),
    ).rejects.toMatchObject({ cause: { constraint: 'files_one_owner' } });
  });
});

const removeFromPortfolios = (member: number) => db().delete(portfolio).where(eq(portfolio.userId, member));

async function putIntoPortfolio(key: string, member: number): Promise<void> {
  const manager = await userId(key);
  await db().insert(successManagers).values({ createdAt: TEST_NOW, userId: manager }).onConflictDoNothing();
  const { id } = one(await db().select().from(successManagers).where(eq(successManagers.userId, manager)));
  await db().insert(portfolio).values({ userId: member, managerId: id, since: TEST_NOW });
}

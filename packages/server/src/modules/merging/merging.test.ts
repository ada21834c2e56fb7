import { MERGE_UNDO_DAYS } from '@atlas/domain/merging';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inList } from '../../db/inList.ts';
import { TABLES } from '../../privacy/personalTables.ts';
import { signInAnew, signUpPerson, TEST_PASSWORD } from '../../testing/testPeople.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { affiliateClicks, affiliates } from '../affiliates/tables.ts';
import { userAccessLevels, accessLevels } from '../access/tables.ts';
import { eventRsvps } from '../events/tables.ts';
import { lessonProgress } from '../courses/tables.ts';
import { outbox } from '../notifications/tables.ts';
import { payments } from '../payments/tables.ts';
import { moveUps, userStages, xpEntries } from '../stages/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { privacyRequests, userMerges, userNotes, users } from '../users/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));

const DAY = 86_400_000;
const db = () => server.app.database.db;
const INPUT = 'mutation ($input: MergeInput!) { mergeUsers(input: $input) { databaseId } }';

interface Choices {
  sources?: Record<string, number>;
  as?: string;
}

const inputOf = (keptId: number, otherIds: number[], sources: Record<string, number> = {}) => ({
  keptId,
  otherIds,
  sources: Object.entries(sources).map(([field, accountId]) => ({ field, accountId })),
});

async function merge(keptId: number, otherIds: number[], { sources = {}, as = 'admin' }: Choices = {}): Promise<number> {
  const { data, errors } = await server.request(as, INPUT, { input: inputOf(keptId, otherIds, sources) });
  if (errors) throw new Error(errors[0].message);
  return data.mergeUsers.databaseId;
}

const refusal = async (keptId: number, otherIds: number[], { sources = {}, as = 'admin' }: Choices = {}): Promise<string> => {
  const { errors } = await server.request(as, INPUT, { input: inputOf(keptId, otherIds, sources) });
  return errors?.[0].extensions.fieldErrors ? Object.values(errors[0].extensions.fieldErrors).join() : errors?.[0].message;
};

const undo = (id: number, as = 'admin') => server.request(as, 'mutation ($id: Int!) { undoMerge(databaseId: $id) { undoneAt } }', { id });
const undone = async (id: number): Promise<void> => {
  const { errors } = await undo(id);
  expect(errors).toBeUndefined();
};

let made = 0;
/** A new member without any records. */
async function newPerson(values: Partial<typeof users.$inferInsert> = {}, level = 'member'): Promise<number> {
  made += 1;
  const [row] = await db()
    .insert(users)
    .values({
      email: `merged.${made}@example.com`,
      tribeId: `M${made}`,
      slug: `merged-${made}`,
      firstName: 'Lara',
      lastName: `Cruz ${made}`,
      createdAt: TEST_NOW,
      ...values,
    })
    .returning({ id: users.id });
  const id = row?.id ?? 0;
  const [found] = await db().select().from(accessLevels).where(eq(accessLevels.key, level));
  await db()
    .insert(userAccessLevels)
    .values({ userId: id, accessLevelId: found?.id ?? 0, createdAt: TEST_NOW });
  return id;
}

const accountOf = async (id: number) => {
  const [row] = await db().select().from(users).where(eq(users.id, id));
  if (row === undefined) throw new Error('no such account');
  return row;
};

/** Tables that a merge and its undo write on purpose, and that say what happened. */
const RECORDS = new Set([
  'audit_entries',
  'audit_personal_values',
  'user_merges',
  'outbox',
  'sessions',
  'sign_in_log',
  'idempotency_keys',
  'duplicate_checks',
]);

/** Every row of every other table as text without its revision, in an order of its own. */
async function dump(): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const [name] of TABLES) {
    if (RECORDS.has(name)) continue;
    const { rows } = await db().execute<{ row: string }>(
      sql`select (to_jsonb(t) - 'revision')::text as row from ${sql.identifier(name)} t order by 1`,
    );
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}

/** The tables in which two dumps differ. */
const differing = (one: Record<string, string[]>, other: Record<string, string[]>): string[] =>
  Object.keys(one).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));

const sumOfMoney = async () => {
  const { rows } = await db().execute(sql`select
    (select coalesce(sum(amount_centavos), 0)::text from payments) as payments,
    (select coalesce(sum(amount_centavos), 0)::text from payment_allocations) as allocations,
    (select coalesce(sum(price_centavos), 0)::text from schedule_entries) as entries,
    (select coalesce(sum(abs(centavos)), 0)::text from postings) as postings,
    (select coalesce(sum(amount_centavos), 0)::text from commissions) as commissions`);
  return rows[0];
};

/** Members of the demo with most records, who may be merged. */
async function richMembers(count: number): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select u.id from users u
    where u.archived_at is null and u.email not like '%@atlas.example'
      and not exists (select 1 from affiliates a where a.user_id = u.id)
      and not exists (select 1 from move_ups m where m.user_id = u.id and m.state = 'waiting')
      and not exists (select 1 from privacy_requests p where p.user_id = u.id and p.state = 'requested')
      and not exists (select 1 from user_merges g where u.id in (g.kept_id, g.archived_id))
      and (select array_agg(l.key) from user_access_levels h join access_levels l on l.id = h.access_level_id where h.user_id = u.id) = array['member'::citext]
    order by (select count(*) from subscriptions s where s.user_id = u.id) + (select count(*) from event_rsvps r where r.user_id = u.id)
      + (select count(*) from finished_tasks f where f.user_id = u.id) + (select count(*) from lesson_progress p where p.user_id = u.id) desc, u.id
    limit ${count}`);
  return rows.map(({ id }) => id);
}

describe('a merge and its undo', () => {
  it.each([0, 1, 2, 3, 4, 5])('leave everything as it was, pair %i', async (pair) => {
    const people = await richMembers(12);
    const [keptId = 0, mergedId = 0] = people.slice(pair * 2, pair * 2 + 2);
    expect(mergedId).toBeGreaterThan(0);
    const [before, money] = [await dump(), await sumOfMoney()];
    // Every second pair takes all values from the account that is archived.
    const all = ['EMAIL', 'FIRST_NAME', 'MOBILE_NUMBER', 'PLACE', 'BATCH', 'STAGE', 'GROUP', 'ACCOUNTABILITY_GROUP', 'SUCCESS_MANAGER'];
    const sources = pair % 2 === 0 ? {} : Object.fromEntries(all.map((field) => [field, mergedId]));
    const id = await merge(keptId, [mergedId], { sources });
    expect(differing(before, await dump()).length).toBeGreaterThan(5);
    expect(await sumOfMoney()).toEqual(money);
    expect(await db().$count(payments, eq(payments.userId, mergedId))).toBe(0);
    expect(await db().$count(subscriptions, eq(subscriptions.userId, mergedId))).toBe(0);
    await undone(id);
    expect(differing(before, await dump())).toEqual([]);
  });

  it('compares values in words, a day as staff read days', async () => {
    const id = await newPerson({ birthdate: '1994-03-08', city: 'Cebu City', province: 'Cebu' });
    const { data } = await server.request(
      'admin',
      'query ($ids: [Int!]!) { viewer { mergeAccounts(databaseIds: $ids) { values { field value } } } }',
      { ids: [id] },
    );
    expect(data.viewer.mergeAccounts[0].values).toEqual(
      expect.arrayContaining([
        { field: 'BIRTHDATE', value: '03/08/1994' },
        { field: 'PLACE', value: 'Cebu City, Cebu' },
        { field: 'SUFFIX', value: null },
      ]),
    );
  });

  it('of three people are undone in their reverse order only', async () => {
    const [keptId = 0, second = 0, third = 0] = await richMembers(3);
    const before = await dump();
    await merge(keptId, [second, third]);
    const merges = await db()
      .select()
      .from(userMerges)
      .where(and(eq(userMerges.keptId, keptId), isNull(userMerges.undoneAt)))
      .orderBy(userMerges.id);
    expect(merges.map(({ archivedId }) => archivedId)).toEqual([second, third]);
    const { errors } = await undo(merges[0]?.id ?? 0);
    expect([codeOf({ errors }), errors?.[0].message]).toEqual([
      'CONFLICT',
      'This account was merged again since. Undo the later merge first.',
    ]);
    for (const { id } of merges.toReversed()) await undone(id);
    expect(differing(before, await dump())).toEqual([]);
  });
});

describe('a preview', () => {
  const PREVIEW =
    'query ($input: MergeInput!) { mergePreview(input: $input) { counts { kind moved stayed } periods { startsAt subscription { databaseId } } levelNames } }';

  it('says what the merge then moves, and writes nothing', async () => {
    const [keptId = 0, mergedId = 0] = await richMembers(2);
    const before = await dump();
    const { data } = await server.request('admin', PREVIEW, { input: inputOf(keptId, [mergedId]) });
    expect(differing(before, await dump())).toEqual([]);
    const id = await merge(keptId, [mergedId]);
    const [row] = await db().select().from(userMerges).where(eq(userMerges.id, id));
    const counts: { kind: string; moved: number }[] = data.mergePreview.counts;
    expect(counts.length).toBeGreaterThan(3);
    for (const one of counts) expect(row?.moved[one.kind.toLowerCase()]).toBe(one.moved);
    await undone(id);
  });

  it('is refused to those who may not merge', async () => {
    const [keptId = 0, mergedId = 0] = await richMembers(2);
    for (const as of ['tribe-team-ro', 'coach', 'member']) {
      const { errors } = await server.request(as, PREVIEW, { input: inputOf(keptId, [mergedId]) });
      expect(codeOf({ errors })).toBe('FORBIDDEN');
    }
  });
});

describe('what a merge moves', () => {
  it('lines up subscriptions of one funnel and keeps those of others', async () => {
    const [keptId, mergedId] = [await newPerson(), await newPerson()];
    const day = (text: string) => new Date(`${text}T00:00:00Z`);
    const add = async (userId: number, funnelId: number, startsAt: Date, expiresAt: Date) => {
      const [row] = await db().insert(subscriptions).values({ userId, funnelId, startsAt, expiresAt, createdAt: TEST_NOW }).returning();
      return row?.id ?? 0;
    };
    const first = await add(keptId, 1, day('2025-01-01'), day('2026-01-01'));
    const second = await add(mergedId, 1, day('2025-12-01'), day('2026-06-01'));
    const other = await add(mergedId, 2, day('2025-02-01'), day('2025-03-01'));
    const id = await merge(keptId, [mergedId]);
    const periods = async () => {
      const rows = await db()
        .select()
        .from(subscriptions)
        .where(inList(subscriptions.id, [first, second, other]))
        .orderBy(subscriptions.id);
      return rows.map(({ userId, startsAt, expiresAt }) => [
        userId,
        startsAt.toISOString().slice(0, 10),
        expiresAt.toISOString().slice(0, 10),
      ]);
    };
    expect(await periods()).toEqual([
      [keptId, '2025-01-01', '2026-01-01'],
      [keptId, '2026-01-01', '2026-07-02'],
      [keptId, '2025-02-01', '2025-03-01'],
    ]);
    // A period that was changed since cannot be told apart from what the merge did.
    await db()
      .update(subscriptions)
      .set({ expiresAt: day('2026-08-01') })
      .where(eq(subscriptions.id, second));
    const { errors } = await undo(id);
    expect(errors?.[0].message).toBe('This was changed since, so the merge cannot be undone: the period of a subscription.');
    await db()
      .update(subscriptions)
      .set({ expiresAt: day('2026-07-02') })
      .where(eq(subscriptions.id, second));
    await undone(id);
    expect(await periods()).toEqual([
      [keptId, '2025-01-01', '2026-01-01'],
      [mergedId, '2025-12-01', '2026-06-01'],
      [mergedId, '2025-02-01', '2025-03-01'],
    ]);
  });

  it('counts no points and no attendance twice, and takes the better progress', async () => {
    const [keptId, mergedId] = [await newPerson(), await newPerson()];
    const xp = (userId: number, sourceName: string, points: number) => ({
      userId,
      source: 'task' as const,
      sourceName,
      points,
      label: 'A task',
      createdAt: TEST_NOW,
    });
    await db()
      .insert(xpEntries)
      .values([xp(keptId, 'task:1', 10), xp(mergedId, 'task:1', 10), xp(mergedId, 'task:2', 5)]);
    await db().execute(sql`insert into event_rsvps (event_id, user_id, occurs_at, going, seat, attended, created_at) values
      (1, ${keptId}, ${TEST_NOW}, 'yes', 'going', null, ${TEST_NOW}), (1, ${mergedId}, ${TEST_NOW}, 'yes', 'going', true, ${TEST_NOW})`);
    const progress = (userId: number, finishedAt: Date | null, positionSeconds: number) => ({
      userId,
      lessonId: 1,
      finishedAt,
      positionSeconds,
      openedAt: TEST_NOW,
    });
    await db()
      .insert(lessonProgress)
      .values([progress(keptId, null, 900), progress(mergedId, TEST_NOW, 0)]);
    const id = await merge(keptId, [mergedId]);
    const total = await db()
      .select({ points: sql<number>`sum(${xpEntries.points})::int` })
      .from(xpEntries)
      .where(eq(xpEntries.userId, keptId));
    expect(total[0]?.points).toBe(15);
    expect(await db().select({ attended: eventRsvps.attended }).from(eventRsvps).where(eq(eventRsvps.userId, keptId))).toEqual([
      { attended: true },
    ]);
    expect(await db().select().from(lessonProgress).where(eq(lessonProgress.userId, keptId))).toMatchObject([{ finishedAt: TEST_NOW }]);
    await undone(id);
    expect(await db().select().from(lessonProgress).where(eq(lessonProgress.userId, keptId))).toMatchObject([
      { finishedAt: null, positionSeconds: 900 },
    ]);
  });

  it('takes the stage with its waiting request from the account that staff choose', async () => {
    const [keptId, mergedId] = [await newPerson(), await newPerson()];
    const stageOf = (userId: number, stageId: number) => ({ userId, stageId, enteredAt: TEST_NOW });
    await db()
      .insert(userStages)
      .values([stageOf(keptId, 1), stageOf(mergedId, 3)]);
    await db().insert(moveUps).values({ userId: keptId, stageId: 1, createdAt: TEST_NOW });
    const id = await merge(keptId, [mergedId], { sources: { STAGE: mergedId } });
    const open = async (userId: number) => {
      const rows = await db()
        .select()
        .from(userStages)
        .where(and(eq(userStages.userId, userId), isNull(userStages.leftAt)));
      const waiting = await db().$count(moveUps, and(eq(moveUps.userId, userId), eq(moveUps.state, 'waiting')));
      return [rows.map(({ stageId }) => stageId), waiting];
    };
    expect([await open(keptId), await open(mergedId)]).toEqual([
      [[3], 0],
      [[1], 1],
    ]);
    await undone(id);
    expect([await open(keptId), await open(mergedId)]).toEqual([
      [[1], 1],
      [[3], 0],
    ]);
  });

  it('gives the kept person the used affiliate account, and refuses two of them', async () => {
    const [keptId, mergedId] = [await newPerson(), await newPerson()];
    const affiliate = async (userId: number, code: string) => {
      const [row] = await db().insert(affiliates).values({ userId, code, createdAt: TEST_NOW }).returning();
      return row?.id ?? 0;
    };
    const [unused, used] = [await affiliate(keptId, `kept-${keptId}`), await affiliate(mergedId, `used-${mergedId}`)];
    await db().insert(affiliateClicks).values({ affiliateId: used, visitor: 'v', at: TEST_NOW });
    const owners = async () => {
      const rows = await db()
        .select()
        .from(affiliates)
        .where(inList(affiliates.id, [unused, used]))
        .orderBy(affiliates.id);
      return rows.map(({ userId }) => userId);
    };
    const id = await merge(keptId, [mergedId]);
    expect(await owners()).toEqual([mergedId, keptId]);
    await undone(id);
    expect(await owners()).toEqual([keptId, mergedId]);
    await db().insert(affiliateClicks).values({ affiliateId: unused, visitor: 'v', at: TEST_NOW });
    expect(await refusal(keptId, [mergedId])).toBe(
      'Both are affiliates with clicks, leads or commissions. Their accounts cannot be joined.',
    );
  });

  it('gives the kept person the access levels of the other', async () => {
    const [keptId, mergedId] = [await newPerson(), await newPerson({}, 'coach')];
    const keys = async (userId: number) => {
      const rows = await db()
        .select({ key: accessLevels.key })
        .from(userAccessLevels)
        .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
        .where(eq(userAccessLevels.userId, userId))
        .orderBy(accessLevels.key);
      return rows.map(({ key }) => key);
    };
    const id = await merge(keptId, [mergedId]);
    expect(await keys(keptId)).toEqual(['coach', 'member']);
    await undone(id);
    expect([await keys(keptId), await keys(mergedId)]).toEqual([['member'], ['coach']]);
  });
});

describe('signing in after a merge', () => {
  it('works with the chosen address only; all sessions end, and both addresses are told', async () => {
    const [kept, merged] = [await signUpPerson(server), await signUpPerson(server)];
    const id = await merge(kept.id, [merged.id], { sources: { EMAIL: merged.id } });
    for (const { browser } of [kept, merged])
      expect(codeOf((await browser.graphql('{ viewer { user { email } } }')).json)).toBe('UNAUTHENTICATED');
    const signIn = async (email: string) => (await signInAnew(server, { email, password: TEST_PASSWORD })).answer.status;
    expect(await signIn(merged.email)).toBe(200);
    expect(await signIn(kept.email)).not.toBe(200);
    expect(await accountOf(kept.id)).toMatchObject({ email: merged.email, archivedAt: null });
    const mails = await db()
      .select()
      .from(outbox)
      .where(sql`${outbox.payload} ->> 'change' = 'merged'`)
      .orderBy(desc(outbox.id))
      .limit(2);
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([kept.email, merged.email].toSorted());
    expect(mails.map(({ payload }) => (payload as { email: string }).email)).toEqual([merged.email, merged.email]);
    await undone(id);
    expect([await signIn(merged.email), await signIn(kept.email)]).toEqual([200, 200]);
  });

  it('leads the profile address of the archived account to the kept one, also through another merge', async () => {
    const [first, second, third] = [await newPerson(), await newPerson(), await newPerson()];
    const slug = (await accountOf(first)).slug;
    const profile = async (as = 'admin') =>
      (await server.request(as, 'query ($slug: String!) { viewer { profile(slug: $slug) { user { databaseId } } } }', { slug })).data
        ?.viewer.profile?.user.databaseId;
    const ids = [await merge(second, [first]), await merge(third, [second])];
    expect(await profile()).toBe(third);
    for (const id of ids.toReversed()) await undone(id);
    expect(await profile()).toBe(first);
  });
});

describe('a merge is refused', () => {
  it('of someone with themselves, of too few and of too many', async () => {
    const id = await newPerson();
    expect(await refusal(id, [id])).toBe('You chose the same person twice. Choose two different people.');
    expect(await refusal(id, [])).toBe('Choose at least two people.');
    expect(
      await refusal(
        id,
        [1, 2, 3, 4, 5].map((n) => n + 1_000_000),
      ),
    ).toBe('Merge at most 5 people at once.');
    expect(await refusal(id, [9_999_999])).toBe('One of these people no longer exists.');
  });

  it('of archived and of merged accounts, in a circle too', async () => {
    const [first, second, third] = [await newPerson(), await newPerson(), await newPerson()];
    const id = await merge(first, [second]);
    const name = `Lara Cruz ${made - 1}`;
    const merged = `${name} is already merged into another account. Choose that one, or undo the merge first.`;
    expect(await refusal(second, [first])).toBe(merged);
    expect(await refusal(third, [second])).toBe(merged);
    const last = await merge(third, [first]);
    expect((await undo(id)).errors?.[0].message).toBe('One of the two accounts was archived or deleted since.');
    await undone(last);
    await undone(id);
    await db().update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, third));
    expect(await refusal(first, [third])).toBe(`Lara Cruz ${made} is archived. Restore the account first.`);
  });

  it('of staff above, of the own account, and of people out of reach', async () => {
    const member = await newPerson();
    const admin = await newPerson({}, 'admin');
    expect(await refusal(member, [admin], { as: 'tribe-team-fa' })).toBe(
      `You cannot merge Lara Cruz ${made}, whose access level allows more than yours.`,
    );
    expect(await refusal(member, [await server.idOf('admin')])).toBe('Someone else has to merge your own account.');
    const before = await db().$count(userMerges);
    for (const as of ['coach', 'head-coach', 'tribe-team-ro', 'success-manager', 'member', 'non-member']) {
      expect(codeOf(await server.request(as, INPUT, { input: inputOf(member, [admin]) }))).toBe('FORBIDDEN');
    }
    expect(await db().$count(userMerges)).toBe(before);
  });

  it('of someone who asked for deletion', async () => {
    const [keptId, mergedId] = [await newPerson(), await newPerson()];
    await db().insert(privacyRequests).values({ userId: mergedId, kind: 'deletion', createdAt: TEST_NOW });
    expect(await refusal(keptId, [mergedId])).toBe(`Lara Cruz ${made} asked for the account to be deleted. Decide that request first.`);
  });

  it('and leaves nothing behind, when two staff merge the same accounts at once', async () => {
    const [keptId, mergedId] = [await newPerson(), await newPerson()];
    await db().insert(userNotes).values({ userId: mergedId, authorId: keptId, body: 'A note', createdAt: TEST_NOW });
    const results = await Promise.allSettled([merge(keptId, [mergedId]), merge(keptId, [mergedId]), merge(mergedId, [keptId])]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const standing = and(inList(userMerges.keptId, [keptId, mergedId]), isNull(userMerges.undoneAt));
    expect(await db().$count(userMerges, standing)).toBe(1);
  });

  it('twice with one key', async () => {
    const [keptId, mergedId] = [await newPerson(), await newPerson()];
    const document = 'mutation ($input: MergeInput!, $key: String!) { mergeUsers(input: $input, idempotencyKey: $key) { databaseId } }';
    const variables = { input: inputOf(keptId, [mergedId]), key: 'merge-once-0123456789' };
    const [one, other] = [await server.request('admin', document, variables), await server.request('admin', document, variables)];
    expect(one.data.mergeUsers.databaseId).toBe(other.data.mergeUsers.databaseId);
  });
});

describe('an undo', () => {
  it('is possible for seven days', async () => {
    const id = await merge(await newPerson(), [await newPerson()]);
    server.app.setNow(new Date(TEST_NOW.getTime() + MERGE_UNDO_DAYS * DAY));
    expect((await undo(id)).errors?.[0].message).toBe('A merge can be undone for 7 days. That time is over.');
    server.app.setNow(new Date(TEST_NOW.getTime() + MERGE_UNDO_DAYS * DAY - 1));
    await undone(id);
    expect((await undo(id)).errors?.[0].message).toBe('This merge was undone already.');
  });

  it('leaves with the kept account what was added since, and values that were changed since', async () => {
    const [keptId, mergedId] = [await newPerson({ about: null }), await newPerson({ about: 'From Cebu', sex: 'Female' })];
    const id = await merge(keptId, [mergedId]);
    expect(await accountOf(keptId)).toMatchObject({ about: 'From Cebu', sex: 'Female' });
    await db().update(users).set({ about: 'From Naga' }).where(eq(users.id, keptId));
    await db().insert(userNotes).values({ userId: keptId, authorId: keptId, body: 'Since the merge', createdAt: TEST_NOW });
    await undone(id);
    expect(await accountOf(keptId)).toMatchObject({ about: 'From Naga', sex: null });
    expect(await db().$count(userNotes, eq(userNotes.userId, keptId))).toBe(1);
  });

  it('is refused after a payment of what was moved', async () => {
    const { rows } = await db().execute<{
      entry_id: number;
      user_id: number;
    }>(sql`select e.id as entry_id, e.user_id from schedule_entries e
      join users u on u.id = e.user_id and u.archived_at is null and u.email not like '%@atlas.example'
      where e.status = 'Unpaid' and e.voided_at is null and e.allocated_centavos = 0
        and not exists (select 1 from move_ups m where m.user_id = u.id and m.state = 'waiting')
        and not exists (select 1 from privacy_requests p where p.user_id = u.id and p.state = 'requested')
      order by e.id limit 1`);
    const [owed] = rows;
    const keptId = await newPerson();
    const id = await merge(keptId, [owed?.user_id ?? 0]);
    await db().execute(sql`with p as (insert into payments (user_id, amount_centavos, platform, paid_on, created_at)
        values (${keptId}, 100, 'gcash', '2025-11-12', ${TEST_NOW}) returning id)
      insert into payment_allocations (user_id, payment_id, entry_id, amount_centavos, created_at)
      select ${keptId}, id, ${owed?.entry_id}, 100, ${TEST_NOW} from p`);
    expect((await undo(id)).errors?.[0].message).toBe('This was changed since, so the merge cannot be undone: a payment.');
  });
});

it('an erasure of the kept account erases those that were merged into it, also through others', async () => {
  const [first, second, third] = [await newPerson(), await newPerson(), await newPerson()];
  await merge(second, [first]);
  await merge(third, [second]);
  const [request] = await db()
    .insert(privacyRequests)
    .values({ userId: third, kind: 'deletion', createdAt: new Date(TEST_NOW.getTime() - 10 * DAY) })
    .returning({ id: privacyRequests.id });
  const { errors } = await server.request('admin', 'mutation ($id: Int!) { decidePrivacyRequest(databaseId: $id) { state } }', {
    id: request?.id,
  });
  expect(errors).toBeUndefined();
  for (const id of [first, second, third])
    expect(await accountOf(id)).toMatchObject({ email: `erased-${id}@erased.invalid`, firstName: 'Deleted' });
});

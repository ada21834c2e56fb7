import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '@atlas/domain/access';
import { membershipContact } from '@atlas/domain/subscriptions';
import { onStatement } from '../../db/pool.ts';
import { contextOf } from '../../testing/testServer.ts';
import { testApp, type TestApp } from '../../testing/testApp.ts';
import { batches } from '../batches/tables.ts';
import { groupCoaches, groups } from '../groups/tables.ts';
import { duesOf } from '../payments/commands.ts';
import { settings } from '../settings/tables.ts';
import { stages } from '../stages/tables.ts';
import { users } from '../users/tables.ts';
import { subscriptionsOfUser } from '../subscriptions/repo.ts';
import { userLoader } from '../users/repo.ts';
import { authenticatePage, contextOfSession } from './sessionCommands.ts';
import { signIn } from './signInCommands.ts';
import { currentUserOf } from './currentUser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function session(key: string): Promise<SessionUser> {
  const context = await contextOf(app, key);
  const user = await currentUserOf(context, context.signedIn().session);
  if (!user) throw new Error(`${key} has no session`);
  return user;
}
const stageNumbered = async (number: number) => {
  const [stage] = await app.database.db
    .select({ id: stages.id, number: stages.number, name: stages.name })
    .from(stages)
    .where(eq(stages.number, number));
  return stage;
};
const setTo = async (name: string, value: string) => {
  await app.database.db.update(settings).set({ value }).where(eq(settings.name, name));
  app.values.forget();
};

describe('the session of', () => {
  it('a member contains their place in the community', async () => {
    expect(await session('member')).toMatchObject({
      stage: await stageNumbered(2),
      isJourneyFormCompleted: true,
      group: { id: expect.any(Number) as number, name: 'Amihan' },
      subGroup: { id: expect.any(Number) as number, name: 'Amihan Umaga' },
      managedGroup: null,
      managedStage: null,
      stagesAsReviewer: [],
      accountabilityAsLeaderId: null,
      accountabilityGroupId: expect.any(Number) as number,
      isChallenger: true,
    });
  });

  it('a newcomer states that the Journey Form is not completed', async () => {
    expect(await session('newcomer')).toMatchObject({
      stage: null,
      isJourneyFormCompleted: false,
      group: null,
      subGroup: null,
      accountabilityGroupId: null,
      isChallenger: false,
    });
  });

  it('a stage leader contains the stage they manage and the stages they review, in order', async () => {
    const { managedStage, stagesAsReviewer } = await session('stage-leader');
    expect(managedStage).toEqual(await stageNumbered(2));
    expect(stagesAsReviewer).toEqual([await stageNumbered(1), await stageNumbered(2), await stageNumbered(3)]);
  });

  it('a group leader contains the group they manage, unless it is archived', async () => {
    const { managedGroup } = await session('group-leader');
    expect(managedGroup).toMatchObject({ name: 'Amihan' });
    const { db } = app.database;
    await db.update(groups).set({ archivedAt: app.clock.now() }).where(eq(groups.name, 'Amihan'));
    expect((await session('group-leader')).managedGroup).toBeNull();
    await db.update(groups).set({ archivedAt: null }).where(eq(groups.name, 'Amihan'));
  });

  it('a team lead and their assistant contains the accountability group they lead', async () => {
    const [lead, assistant, member] = [await session('team-lead'), await session('assistant-team-lead'), await session('member')];
    expect(lead.accountabilityAsLeaderId).toBe(member.accountabilityGroupId);
    expect(assistant.accountabilityAsLeaderId).toBe(member.accountabilityGroupId);
    expect(lead.accountabilityGroupId).toBeNull();
  });
});

describe('the flags of the session depend on the settings', () => {
  it('batch 17 is the batch with the configured name', async () => {
    const { db } = app.database;
    const [batch] = await db.select().from(batches).where(eq(batches.name, 'Batch 17'));
    const place = (batchId: number | null) => db.update(users).set({ batchId }).where(eq(users.email, 'upcoming@atlas.example'));
    await place(batch?.id ?? null);
    expect(await session('upcoming')).toMatchObject({ batch: { id: batch?.id, name: 'Batch 17' }, isBatch17: true });
    await setTo('batch-17', 'Batch 18');
    expect((await session('upcoming')).isBatch17).toBe(false);
    await setTo('batch-17', 'Batch 17');
    await place(null);
    expect(await session('upcoming')).toMatchObject({ batch: null, isBatch17: false });
  });

  it('enrollees are those of the configured year', async () => {
    const year = app.clock.now().getUTCFullYear();
    expect((await session('newcomer')).is20205Enrollees).toBe(true);
    expect((await session('non-member')).is20205Enrollees).toBe(false);
    await setTo('enrollee-year', String(year - 1));
    expect((await session('newcomer')).is20205Enrollees).toBe(false);
    expect((await session('expired')).is20205Enrollees).toBe(true);
    await setTo('enrollee-year', String(year));
  });
});

describe('the membership in a session', () => {
  it.each(['expired', 'expiring', 'overdue', 'upcoming'])('of %s equals the result of getDuesAndExpiration', async (key) => {
    const context = await contextOf(app, key);
    const dues = await duesOf(context, context.signedIn().session.userId);
    const expiry = (of: typeof dues.expired) => of && { id: of.id, expiry: of.expiresAt.toISOString() };
    const due = ({ id, scheduleDate }: (typeof dues.overduePayments)[number]) => ({ id, scheduleDate });
    const ending = dues.expired ?? dues.expiringSoon;
    expect((await session(key)).membership).toEqual({
      expired: expiry(dues.expired),
      expiringSoon: expiry(dues.expiringSoon),
      upcomingPaymentDue: dues.upcomingPaymentDue && due(dues.upcomingPaymentDue),
      overduePayments: dues.overduePayments.map(due),
      expiryGraceDays: 14,
      overdueGraceDays: 14,
      renewalLink: ending && `/checkout/${ending.funnelId}`,
    });
  });

  it.each(['newcomer', 'admin', 'non-member'])('of %s is null', async (key) => {
    expect((await session(key)).membership).toBeNull();
  });

  it('contains the link and the grace days of the settings', async () => {
    await setTo('renewal-link', 'https://renew.example/atlas');
    await setTo('expiry-grace-days', '3');
    expect((await session('expired')).membership).toMatchObject({ renewalLink: 'https://renew.example/atlas', expiryGraceDays: 3 });
    await setTo('renewal-link', '');
    await setTo('expiry-grace-days', '14');
  });
});

describe('the contact in a session', () => {
  const contactOf = async (key: string) => (await session(key)).contact;

  it('is the coach of the member’s group, or else its leader', async () => {
    const { db } = app.database;
    await setTo('community-link', '');
    const { group, id } = await session('member');
    const [coach] = await db
      .select({ facebookProfile: users.facebookProfile, email: users.email })
      .from(groupCoaches)
      .innerJoin(users, eq(users.id, groupCoaches.userId))
      .where(eq(groupCoaches.groupId, group?.id ?? 0))
      .orderBy(groupCoaches.userId);
    expect(await contactOf('member')).toEqual(membershipContact(coach ?? null, ''));
    expect(await contactOf('member')).toMatchObject({ label: 'Message your coach' });

    const coaches = await db
      .delete(groupCoaches)
      .where(eq(groupCoaches.groupId, group?.id ?? 0))
      .returning();
    const [led] = await db
      .select()
      .from(groups)
      .where(eq(groups.id, group?.id ?? 0));
    const [leader] = await db
      .select()
      .from(users)
      .where(eq(users.id, led?.leaderId ?? 0));
    expect(await contactOf('member')).toEqual(membershipContact(leader ?? null, ''));
    await db
      .update(groups)
      .set({ leaderId: id })
      .where(eq(groups.id, group?.id ?? 0));
    expect(await contactOf('member')).toBeNull();
    await db
      .update(groups)
      .set({ leaderId: led?.leaderId ?? null })
      .where(eq(groups.id, group?.id ?? 0));
    await db.insert(groupCoaches).values(coaches);
  });

  it('is the support link without a group, and null for staff', async () => {
    await setTo('community-link', 'https://chat.example');
    expect(await contactOf('non-member')).toEqual({ label: 'Contact support', href: 'https://chat.example' });
    expect(await contactOf('admin')).toBeNull();
    await setTo('community-link', '');
    expect(await contactOf('non-member')).toBeNull();
  });
});

it('takes one statement, including authentication', async () => {
  const visitor = { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' };
  const password = app.settings.demoPassword;
  const { token } = await signIn(app, visitor, { username: 'stage-leader@atlas.example', password });
  // Settings are cached for two seconds, so they are loaded before statements are counted.
  await app.values.get('batch-17');
  const statements: string[] = [];
  const stop = onStatement((text) => statements.push(text));
  const session = await authenticatePage(app, { cookie: token });
  const user = session && (await currentUserOf(contextOfSession(app, visitor, session), session));
  stop();
  expect([user?.email, statements.length]).toEqual(['stage-leader@atlas.example', 1]);
});

it('primes the loaders with the same person and subscriptions that their own statements load', async () => {
  const context = await contextOf(app, 'expired');
  const { userId } = context.signedIn().session;
  const known = await Promise.all([context.loader(userLoader).load(userId), context.loader(subscriptionsOfUser).load(userId)]);
  context.forget();
  const read = await Promise.all([context.loader(userLoader).load(userId), context.loader(subscriptionsOfUser).load(userId)]);
  expect(known).toEqual(read);
  expect(read[1].length).toBeGreaterThan(0);
});

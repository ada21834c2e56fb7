import { SEEDED_ACCESS } from '@atlas/domain/access';
import { assignSeats } from '@atlas/domain/groups';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inList } from '../../db/inList.ts';
import { contextOfReader } from '../../commands/context.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { batches } from '../batches/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { chooseTeamLead, withdrawTeamLeadChoice } from './choiceCommands.ts';
import { findShownRound } from './roundRepo.ts';
import { accountabilityGroups, accountabilityMembers, roundChoices, roundDraws, roundSeats, selectionRounds } from './tables.ts';

const DAY = 86_400_000;

let server: TestServer;
let memberLevel: number;
const db = () => server.app.database.db;
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY);

beforeAll(async () => {
  server = await testServer();
  const [level] = await db().select().from(accessLevels).where(eq(accessLevels.key, 'member'));
  memberLevel = level?.id ?? 0;
  // Signed in now, because later tests go back in time.
  for (const key of ['admin', 'coach', 'member', 'newcomer']) await server.as(key);
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));

let people = 0;
async function addPerson({ isMember = true, batchId = null as number | null } = {}): Promise<number> {
  const word = `round-${people++}`;
  const person = {
    email: `${word}@people.example`,
    tribeId: word,
    slug: word,
    firstName: 'Round',
    lastName: word,
    createdAt: TEST_NOW,
    batchId,
  };
  const [user] = await db().insert(users).values(person).returning();
  if (isMember)
    await db()
      .insert(userAccessLevels)
      .values({ userId: user?.id ?? 0, accessLevelId: memberLevel, createdAt: TEST_NOW });
  return user?.id ?? 0;
}
const addPeople = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let person = 0; person < count; person++) ids.push(await addPerson());
  return ids;
};

async function addLead(name = `Group ${people}`): Promise<{ leadId: number; groupId: number }> {
  const leadId = await addPerson({ isMember: false });
  const [group] = await db()
    .insert(accountabilityGroups)
    .values({ name: `${name} ${leadId}`, leaderId: leadId, meetingDay: 7, meetingTime: '19:30', createdAt: TEST_NOW })
    .returning();
  return { leadId, groupId: group?.id ?? 0 };
}

// Rounds never overlap: each one of these has ten days of its own, long before those of the demo.
let rounds = 0;
async function addRound(values: Partial<typeof selectionRounds.$inferInsert>, leads: readonly { leadId: number }[], seats: number) {
  const opensAt = later(-200 - rounds++ * 10);
  const [round] = await db()
    .insert(selectionRounds)
    .values({
      name: `Round ${rounds}`,
      kind: 'choose-one',
      opensAt,
      closesAt: new Date(opensAt.getTime() + 7 * DAY),
      seed: 42,
      createdAt: TEST_NOW,
      ...values,
    })
    .returning();
  if (round === undefined) throw new Error('The round was not added');
  await db()
    .insert(roundSeats)
    .values(leads.map(({ leadId }) => ({ roundId: round.id, leadId, seats })));
  return round;
}
type Round = Awaited<ReturnType<typeof addRound>>;
const open = ({ opensAt }: Round) => server.app.setNow(opensAt);
const close = ({ closesAt }: Round) => server.app.setNow(closesAt);

const contextOf = (userId: number, role: 'member' | 'coach' = 'member') =>
  contextOfReader(
    server.app,
    { id: 'rounds', impersonatorId: null },
    { userId, accessLevelId: memberLevel, access: { roles: role, ...SEEDED_ACCESS[role] } },
  );
const choose = (userId: number, roundId: number, leadIds: readonly number[]) => chooseTeamLead(contextOf(userId), { roundId, leadIds });
const withdraw = (userId: number, roundId: number) => withdrawTeamLeadChoice(contextOf(userId), roundId);
const choicesOf = async (roundId: number, userId?: number) =>
  (
    await db()
      .select()
      .from(roundChoices)
      .where(and(eq(roundChoices.roundId, roundId), userId === undefined ? undefined : eq(roundChoices.userId, userId)))
      .orderBy(asc(roundChoices.userId), asc(roundChoices.rank))
  ).map(({ leadId, assigned }) => ({ leadId, assigned }));
const groupOf = async (userId: number) =>
  (await db().select().from(accountabilityMembers).where(eq(accountabilityMembers.userId, userId)))[0]?.groupId ?? null;

const step = async (name: string, { id }: { id: number }, as = 'admin') => {
  const [row] = await db().select().from(selectionRounds).where(eq(selectionRounds.id, id));
  return server.request(as, `mutation { ${name}(databaseId: ${id}, revision: ${row?.revision}) { state } }`);
};

const CLOSED = { code: 'CONFLICT', message: 'This round has closed. Your choice was not saved.' };
const FULL = { code: 'CONFLICT', message: 'All seats of this team lead are taken. Choose another one.' };

/** The half hour in Manila at which the rounds of these tests open. */
const OPENS = '10:00 AM';

describe('the round of a member', () => {
  const mine = async (as: string) => {
    return (await findShownRound(contextOf(await server.idOf(as)).source))?.name;
  };

  it('is the open one, and the next one only for its batch', async () => {
    const { data } = await server.request('member', '{ viewer { mySelectionRound { name whyNot } } }');
    expect(data.viewer.mySelectionRound).toEqual({ name: 'Team leads of Batch 18', whyNot: null });
    expect((await server.request('coach', '{ viewer { mySelectionRound { name } } }')).data.viewer.mySelectionRound).toBeNull();
    const [next] = await db().select().from(selectionRounds).where(eq(selectionRounds.name, 'Team leads of Batch 19'));
    const query = `{ viewer { selectionRound(databaseId: ${next?.id}) { name } } }`;
    expect((await server.request('member', query)).data.viewer.selectionRound).toBeNull();
    expect((await server.request('newcomer', query)).data.viewer.selectionRound).toEqual({ name: 'Team leads of Batch 19' });
    server.app.setNow(next?.opensAt ?? TEST_NOW);
    expect(await mine('newcomer')).toBe('Team leads of Batch 19');
    expect(await mine('member')).not.toBe('Team leads of Batch 19');
  });
});

describe('a round of staff', () => {
  const input = (leadIds: readonly number[], more = '') =>
    `input: { name: "Fresh", kind: CHOOSE_ONE, opensDay: "2031-03-03", opensTime: "8:00 AM", closesDay: "2031-03-10", closesTime: "8:00 PM",
      leadIds: [${leadIds.join(', ')}], seats: 3 ${more} }`;
  const create = (values: string, as = 'admin') =>
    server.request(as, `mutation { createSelectionRound(${values}) { databaseId revision } }`);

  it('is created and changed, and does not overlap another one', async () => {
    const [lead, other] = [await addLead(), await addLead()];
    const { databaseId } = (await create(input([lead.leadId]))).data.createSelectionRound;
    expect((await create(input([lead.leadId]))).errors[0].extensions.fieldErrors).toEqual({
      opensDay: 'Another round takes place at that time.',
    });
    const update = (revision: number) =>
      server.request(
        'admin',
        `mutation { updateSelectionRound(databaseId: ${databaseId}, revision: ${revision}, ${input([other.leadId])}) { revision seats { lead { databaseId } } } }`,
      );
    expect((await update(1)).data.updateSelectionRound).toEqual({ revision: 2, seats: [{ lead: { databaseId: other.leadId } }] });
    expect((await update(1)).errors[0].extensions.code).toBe('STALE');
    const [row] = await db().select().from(selectionRounds).where(eq(selectionRounds.id, databaseId));
    expect(row?.seed).toBeGreaterThan(0);
    expect(row?.opensAt).toEqual(new Date('2031-03-03T00:00:00Z'));
    await db().delete(roundSeats).where(eq(roundSeats.roundId, databaseId));
    await db().delete(selectionRounds).where(eq(selectionRounds.id, databaseId));
  });

  it('needs leads who lead a group, and a closing that is to come', async () => {
    const person = await addPerson();
    expect(Object.keys((await create(input([person]))).errors[0].extensions.fieldErrors)).toEqual(['leadIds']);
    const { leadId } = await addLead();
    const past = input([leadId]).replaceAll('2031', '2021');
    expect(Object.keys((await create(past)).errors[0].extensions.fieldErrors)).toEqual(['closesDay']);
  });

  it('keeps the leads and seats that people chose', async () => {
    const [lead, other] = [await addLead(), await addLead()];
    const round = await addRound({}, [lead, other], 2);
    const [first = 0, second = 0] = await addPeople(2);
    open(round);
    for (const userId of [first, second]) await choose(userId, round.id, [lead.leadId]);
    const update = async (leadIds: readonly number[], seats: number) => {
      const times = `opensDay: "${round.opensAt.toISOString().slice(0, 10)}"`;
      const [row] = await db().select().from(selectionRounds).where(eq(selectionRounds.id, round.id));
      const closes = `closesDay: "${round.closesAt.toISOString().slice(0, 10)}", closesTime: "8:00 PM"`;
      return server.request(
        'admin',
        `mutation { updateSelectionRound(databaseId: ${round.id}, revision: ${row?.revision}, input: { name: "Edited", kind: CHOOSE_ONE,
          ${times}, opensTime: "${OPENS}", ${closes}, leadIds: [${leadIds.join(', ')}], seats: ${seats} }) { seatCount } }`,
      );
    };
    expect(Object.keys((await update([other.leadId], 2)).errors[0].extensions.fieldErrors)).toEqual(['leadIds']);
    expect((await update([lead.leadId], 1)).errors[0].extensions.fieldErrors).toEqual({
      seats: '2 people have a seat with one lead. Keep at least 2 seats.',
    });
    expect((await update([lead.leadId], 4)).data.updateSelectionRound).toEqual({ seatCount: 4 });
    expect(await choicesOf(round.id)).toHaveLength(2);
  });
});

describe('a round that is first come, first served', () => {
  it('gives exactly its seats to 200 people who choose at once', async () => {
    const lead = await addLead();
    const [round, members] = [await addRound({}, [lead], 20), await addPeople(200)];
    open(round);
    const results = await Promise.allSettled(members.map((userId) => choose(userId, round.id, [lead.leadId])));
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
    expect(results.length - refused.length).toBe(20);
    expect(refused).toHaveLength(180);
    for (const reason of refused) expect(reason).toMatchObject(FULL);
    expect(await choicesOf(round.id)).toEqual(Array.from({ length: 20 }, () => ({ leadId: lead.leadId, assigned: true })));
  });

  it('gives a person one seat, however many leads they choose at once', async () => {
    const leads = [await addLead(), await addLead(), await addLead()];
    const [round, member] = [await addRound({}, leads, 20), await addPerson()];
    open(round);
    const results = await Promise.allSettled(leads.map(({ leadId }) => choose(member, round.id, [leadId])));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await choicesOf(round.id, member)).toHaveLength(1);
  });

  it('keeps the seat when it is chosen again, and frees it when it is withdrawn', async () => {
    const [lead, other] = [await addLead(), await addLead()];
    const round = await addRound({}, [lead, other], 1);
    const [first = 0, second = 0] = await addPeople(2);
    open(round);
    await choose(first, round.id, [lead.leadId]);
    await choose(first, round.id, [lead.leadId]);
    await expect(choose(second, round.id, [lead.leadId])).rejects.toMatchObject(FULL);
    await expect(choose(first, round.id, [other.leadId])).rejects.toMatchObject({
      message: 'You have a seat with another team lead. Give it up first.',
    });
    await withdraw(first, round.id);
    await withdraw(first, round.id);
    await choose(second, round.id, [lead.leadId]);
    expect(await choicesOf(round.id)).toEqual([{ leadId: lead.leadId, assigned: true }]);
  });

  it('is open from its opening until its closing, exclusive', async () => {
    const lead = await addLead();
    const [round, member] = [await addRound({}, [lead], 5), await addPerson()];
    server.app.setNow(new Date(round.opensAt.getTime() - 1));
    await expect(choose(member, round.id, [lead.leadId])).rejects.toMatchObject({ message: 'This round is not open yet.' });
    close(round);
    await expect(choose(member, round.id, [lead.leadId])).rejects.toMatchObject(CLOSED);
    server.app.setNow(new Date(round.closesAt.getTime() - 1));
    await choose(member, round.id, [lead.leadId]);
    close(round);
    await expect(withdraw(member, round.id)).rejects.toMatchObject({
      message: 'This round has closed. Your choice cannot be withdrawn any more.',
    });
  });

  it('refuses the lead of the own group, its own leads, and people who are not in the batch or not members', async () => {
    const [batch, otherBatch] = await db().select().from(batches).orderBy(asc(batches.id)).limit(2);
    const lead = await addLead();
    const round = await addRound({ batchId: batch?.id ?? null }, [lead], 5);
    const inBatch = await addPerson({ batchId: batch?.id ?? null });
    await db().insert(accountabilityMembers).values({ userId: inBatch, groupId: lead.groupId, joinedAt: TEST_NOW });
    open(round);
    await expect(choose(inBatch, round.id, [lead.leadId])).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You are already in the group of this team lead.',
    });
    await expect(choose(lead.leadId, round.id, [lead.leadId])).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = await addPerson({ batchId: otherBatch?.id ?? null });
    await expect(choose(other, round.id, [lead.leadId])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(chooseTeamLead(contextOf(inBatch, 'coach'), { roundId: round.id, leadIds: [lead.leadId] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(choose(inBatch, round.id, [await addPerson()])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await choicesOf(round.id)).toEqual([]);
  });

  it('is announced without an assignment', async () => {
    const lead = await addLead();
    const [round, member] = [await addRound({}, [lead], 5), await addPerson()];
    open(round);
    await choose(member, round.id, [lead.leadId]);
    expect((await step('announceRound', round)).errors[0].message).toBe('This round has not closed yet.');
    close(round);
    expect((await step('assignRound', round)).errors[0].message).toBe('In this round people took their seats themselves.');
    expect((await step('announceRound', round)).errors).toBeUndefined();
    expect(await groupOf(member)).toBe(lead.groupId);
  });
});

describe('a ranked round', () => {
  async function ranked(count: number, seats: number) {
    const leads = [await addLead(), await addLead(), await addLead()];
    const round = await addRound({ kind: 'rank-three' }, leads, seats);
    const members = await addPeople(count);
    open(round);
    const [a = 0, b = 0, c = 0] = leads.map(({ leadId }) => leadId);
    // Everyone wants the first lead first, so that most wishes are full.
    for (const [index, userId] of members.entries()) await choose(userId, round.id, index % 2 === 0 ? [a, b, c] : [a, c]);
    return { round, leads, members };
  }
  const wishesOf = async (roundId: number) => {
    const rows = await db()
      .select()
      .from(roundChoices)
      .where(eq(roundChoices.roundId, roundId))
      .orderBy(asc(roundChoices.userId), asc(roundChoices.rank));
    return [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => ({ userId, leadIds: own.map(({ leadId }) => leadId) }));
  };
  const PROTOCOL = 'protocol { position rank user { databaseId } lead { databaseId } wishes { outcome } }';
  const protocolOf = async (id: number, as = 'admin') =>
    (await server.request(as, `{ viewer { selectionRound(databaseId: ${id}) { ${PROTOCOL} } } }`)).data.viewer.selectionRound?.protocol as
      | { position: number; rank: number | null; user: { databaseId: number }; lead: { databaseId: number } | null }[]
      | null;

  it('replaces the wishes until its closing, and no lead is ever full', async () => {
    const { round, leads, members } = await ranked(3, 1);
    const [a = 0, b = 0, c = 0] = leads.map(({ leadId }) => leadId);
    const [member = 0] = members;
    await choose(member, round.id, [c, a]);
    expect(await choicesOf(round.id, member)).toEqual([
      { leadId: c, assigned: false },
      { leadId: a, assigned: false },
    ]);
    await expect(choose(member, round.id, [a, b, c, 999_999])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(choose(member, round.id, [])).rejects.toMatchObject({ fieldErrors: { leadIds: 'Choose at least one team lead.' } });
  });

  it('refuses wishes that arrive at its closing, and keeps those of before', async () => {
    const { round, leads, members } = await ranked(1, 1);
    const [member = 0] = members;
    const before = await choicesOf(round.id, member);
    close(round);
    await expect(choose(member, round.id, [leads[2]?.leadId ?? 0])).rejects.toMatchObject(CLOSED);
    expect(await choicesOf(round.id, member)).toEqual(before);
  });

  it('saves one whole ranking of several that are sent at once', async () => {
    const { round, leads, members } = await ranked(1, 1);
    const [a = 0, b = 0, c = 0] = leads.map(({ leadId }) => leadId);
    const rankings = [[a, b, c], [b, c], [c, a, b], [c]];
    const results = await Promise.allSettled(rankings.map((leadIds) => choose(members[0] ?? 0, round.id, leadIds)));
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(rankings).toContainEqual((await choicesOf(round.id, members[0])).map(({ leadId }) => leadId));
  });

  it('is assigned by its seed, as the preview shows, and again the same after an undo', async () => {
    const { round, leads, members } = await ranked(9, 2);
    expect(await protocolOf(round.id)).toEqual([]);
    expect((await step('assignRound', round)).errors[0].message).toBe('This round has not closed yet.');
    close(round);
    const preview = await protocolOf(round.id);
    const expected = assignSeats(
      await wishesOf(round.id),
      leads.map(({ leadId }) => ({ leadId, seats: 2 })),
      42,
    );
    expect(preview?.map(({ user, lead, rank }) => [user.databaseId, lead?.databaseId ?? null, rank])).toEqual(
      expected.map(({ userId, leadId, rank }) => [userId, leadId, rank]),
    );
    expect(preview?.filter(({ lead }) => lead === null)).toHaveLength(3);
    expect((await step('assignRound', round)).data.assignRound).toEqual({ state: 'ASSIGNED' });
    expect(await protocolOf(round.id)).toEqual(preview);
    expect((await choicesOf(round.id)).filter(({ assigned }) => assigned)).toHaveLength(6);
    expect((await step('assignRound', round)).errors[0].message).toBe('The seats of this round are assigned already.');
    expect((await step('undoRoundAssignment', round)).data.undoRoundAssignment).toEqual({ state: 'CLOSED' });
    expect((await choicesOf(round.id)).some(({ assigned }) => assigned)).toBe(false);
    expect(await db().$count(roundDraws, eq(roundDraws.roundId, round.id))).toBe(0);
    expect((await step('assignRound', round)).errors).toBeUndefined();
    expect(await protocolOf(round.id)).toEqual(preview);
    expect(members).toHaveLength(9);
  });

  it('leaves archived people out', async () => {
    const { round, members } = await ranked(3, 2);
    close(round);
    const [gone = 0] = members;
    await db().update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, gone));
    expect((await protocolOf(round.id))?.map(({ user }) => user.databaseId)).not.toContain(gone);
    await step('assignRound', round);
    expect(await db().$count(roundDraws, eq(roundDraws.roundId, round.id))).toBe(2);
  });

  it('shows an assignment to staff only, until it is announced', async () => {
    const { round, leads, members } = await ranked(2, 2);
    close(round);
    await step('assignRound', round);
    const user = await server.idOf('member');
    await db()
      .update(roundChoices)
      .set({ userId: user })
      .where(and(eq(roundChoices.roundId, round.id), eq(roundChoices.userId, members[0] ?? 0)));
    const read = async () =>
      (
        await server.request(
          'member',
          `{ viewer { selectionRound(databaseId: ${round.id}) { state assignedAt seed ${PROTOCOL} myChoices { assigned } seats { seatsLeft } } } }`,
        )
      ).data.viewer.selectionRound;
    const seen = await read();
    expect(seen).toMatchObject({ state: 'CLOSED', assignedAt: null, seed: null, protocol: null });
    expect(seen.myChoices.some(({ assigned }: { assigned: boolean }) => assigned)).toBe(false);
    expect(seen.seats.every(({ seatsLeft }: { seatsLeft: number }) => seatsLeft === 2)).toBe(true);
    await db().update(selectionRounds).set({ announcedAt: TEST_NOW }).where(eq(selectionRounds.id, round.id));
    const announced = await read();
    expect(announced).toMatchObject({ state: 'ANNOUNCED', seed: null, protocol: null });
    expect(announced.myChoices.filter(({ assigned }: { assigned: boolean }) => assigned)).toHaveLength(1);
    expect(leads).toHaveLength(3);
  });

  it('places each person and notifies each once when it is announced, and cannot be undone then', async () => {
    const { round, leads, members } = await ranked(7, 2);
    const moved = members[0] ?? 0;
    const former = await addLead('Former');
    await db().insert(accountabilityMembers).values({ userId: moved, groupId: former.groupId, joinedAt: TEST_NOW });
    close(round);
    expect((await step('announceRound', round)).errors[0].message).toBe('Assign the seats of this round first.');
    await step('assignRound', round);
    const drawn = (await protocolOf(round.id)) ?? [];
    const { json, headers } = await (
      await server.as('admin')
    ).graphql(`mutation { announceRound(databaseId: ${round.id}, revision: 2) { state } }`);
    expect(json.data.announceRound).toEqual({ state: 'ANNOUNCED' });
    const groupIds = new Map(leads.map(({ leadId, groupId }) => [leadId, groupId]));
    for (const { user, lead } of drawn) {
      const before = user.databaseId === moved ? former.groupId : null;
      expect(await groupOf(user.databaseId)).toBe(lead === null ? before : groupIds.get(lead.databaseId));
    }
    const news = await db()
      .select()
      .from(notifications)
      .where(and(inList(notifications.userId, members), like(notifications.dedupeKey, `round ${round.id} %`)));
    expect(new Set(news.map(({ userId }) => userId))).toEqual(new Set(members));
    expect(news).toHaveLength(7);
    expect(news.filter(({ title }) => title.startsWith('No seat was left')).map(({ userId }) => userId)).toEqual(
      drawn.filter(({ lead }) => lead === null).map(({ user }) => user.databaseId),
    );
    const placed = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.requestId, headers.get('x-request-id') ?? ''), eq(auditEntries.action, 'placeByRound')));
    expect(placed).toHaveLength(6);
    expect((await step('announceRound', round)).errors[0].message).toBe('This round was announced.');
    expect((await step('undoRoundAssignment', round)).errors[0].message).toBe('This round was announced.');
  });

  it('is not announced while a lead has no group', async () => {
    const { round, leads, members } = await ranked(3, 3);
    close(round);
    await step('assignRound', round);
    await db()
      .update(accountabilityGroups)
      .set({ leaderId: null })
      .where(eq(accountabilityGroups.id, leads[0]?.groupId ?? 0));
    expect((await step('announceRound', round)).errors[0]).toMatchObject({
      message: expect.stringContaining('leads no accountability group any more'),
      extensions: { code: 'CONFLICT' },
    });
    expect(await groupOf(members[0] ?? 0)).toBeNull();
  });
});

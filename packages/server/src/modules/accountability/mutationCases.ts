import { sql } from 'drizzle-orm';
import { byAdmin, EVERY_ROLE, type MutationCases, own } from '../../testing/mutationCases.ts';
import { type Fixture, type MutationWorld, person, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** An accountability group without people. */
const group: Fixture = async ({ numberFrom, row }) =>
  numberFrom(
    sql`insert into accountability_groups (name, created_at) values (${`Fresh ${await row(uniqueNumber)}`}, ${TEST_NOW}) returning id`,
  );

/** An accountability group of team-lead@ without people. */
const ledGroup: Fixture = async ({ accountId, numberFrom, row }) =>
  numberFrom(sql`insert into accountability_groups (name, leader_id, created_at)
    values (${`Led ${await row(uniqueNumber)}`}, ${await accountId('team-lead')}, ${TEST_NOW}) returning id`);

/** The latest check-in of a new member of a group of team-lead@. */
const checkIn: Fixture = async ({ numberFrom, row }) => {
  const userId = await row(person);
  await numberFrom(sql`insert into accountability_members (user_id, group_id, joined_at)
    values (${userId}, ${await row(ledGroup)}, ${TEST_NOW}) returning user_id as id`);
  return numberFrom(
    sql`insert into check_ins (user_id, week, answer, created_at) values (${userId}, '2025-11-10', 'done', ${TEST_NOW}) returning id`,
  );
};

const DAY = 86_400_000;

const fresh = (kind: 'choose-one' | 'rank-three', assignedAt: Date | null): Fixture => {
  return async ({ numberFrom, row }) => {
    // Each round has a week of its own, long ago, because rounds never overlap.
    const opensAt = new Date(TEST_NOW.getTime() - (100 + (await row(uniqueNumber))) * 7 * DAY);
    const closesAt = new Date(opensAt.getTime() + DAY);
    return numberFrom(sql`insert into selection_rounds (name, kind, opens_at, closes_at, seed, assigned_at, created_at)
      values ('Fresh', ${kind}, ${opensAt}, ${closesAt}, 1, ${assignedAt}, ${TEST_NOW}) returning id`);
  };
};

/** A round that is closed and not assigned. */
const closed = fresh('rank-three', null);
/** A round that is assigned and not announced. */
const assigned = fresh('rank-three', TEST_NOW);

/** The seeded round that is open. */
const open: Fixture = ({ numberFrom }) =>
  numberFrom(sql`select id from selection_rounds where opens_at <= ${TEST_NOW} and closes_at > ${TEST_NOW} and assigned_at is null`);

/** A lead of the open round with a seat for the demo member; the member’s own choice is removed. */
const lead: Fixture = async ({ db, numberFrom, row, accountId }) => {
  const [roundId, userId] = [await row(open), await accountId('member')];
  await db.execute(sql`delete from round_choices where round_id = ${roundId} and user_id = ${userId}`);
  return numberFrom(sql`select s.lead_id from round_seats s where s.round_id = ${roundId} and s.seats > (
    select count(*) from round_choices c where c.round_id = s.round_id and c.lead_id = s.lead_id and c.assigned)
    and not exists (select 1 from accountability_members m join accountability_groups g on g.id = m.group_id
      where m.user_id = ${userId} and s.lead_id in (g.leader_id, g.assistant_id)) order by s.lead_id limit 1`);
};

/** The open round, with a choice of the demo member in it. */
const chosen: Fixture = async (world) => {
  const [roundId, userId, leadId] = [await world.row(open), await world.accountId('member'), await world.row(lead)];
  await world.db.execute(sql`insert into round_choices (round_id, user_id, rank, lead_id, assigned, created_at)
    values (${roundId}, ${userId}, 1, ${leadId}, true, ${TEST_NOW})`);
  return roundId;
};

/** The input of a round with a week of its own, far ahead. */
async function input({ row, numberFrom }: MutationWorld): Promise<string> {
  const opens = new Date(TEST_NOW.getTime() + (100 + (await row(uniqueNumber))) * 7 * DAY);
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const leadId = await numberFrom(
    sql`select leader_id from accountability_groups where leader_id is not null and archived_at is null order by id limit 1`,
  );
  return `input: { name: "Fresh", kind: CHOOSE_ONE, opensDay: "${day(opens)}", opensTime: "8:00 AM",
    closesDay: "${day(new Date(opens.getTime() + DAY))}", closesTime: "8:00 PM", leadIds: [${leadId}], seats: 3 }`;
}

/** A round that is not open yet. */
const upcoming: Fixture = async ({ numberFrom, row }) => {
  const opensAt = new Date(TEST_NOW.getTime() + (1000 + (await row(uniqueNumber))) * 7 * DAY);
  return numberFrom(sql`insert into selection_rounds (name, kind, opens_at, closes_at, seed, created_at)
    values ('Fresh', 'choose-one', ${opensAt}, ${new Date(opensAt.getTime() + DAY)}, 1, ${TEST_NOW}) returning id`);
};

const flags = [
  ['users', 'page_access'],
  ['group_create', 'function_access'],
] as const;

const byStaff = (action: string) => ({ ...byAdmin(action, 'selection round'), flags });
const byMember = (action: string) => ({ may: ['member'], as: 'member', audited: { action, subjectType: 'round choice' } }) as const;

/** Cases of the mutations of accountability groups, check-ins and rounds. */
export const mutationCases: MutationCases = {
  createAccountabilityGroup: {
    ...byAdmin('createAccountabilityGroup', 'accountability group'),
    flags,
    call: async ({ row }) => `createAccountabilityGroup(input: { name: "New ${await row(uniqueNumber)}", capacity: 8 }) { id }`,
  },
  updateAccountabilityGroup: {
    ...byAdmin('updateAccountabilityGroup', 'accountability group'),
    flags,
    call: async ({ row }) =>
      `updateAccountabilityGroup(databaseId: ${await row(group)}, revision: 1, input: { name: "Renamed ${await row(uniqueNumber)}", capacity: 8 }) { id }`,
  },
  setAccountabilityGroupArchived: {
    ...byAdmin('archiveAccountabilityGroup', 'accountability group'),
    flags,
    call: async ({ row }) => `setAccountabilityGroupArchived(databaseId: ${await row(group)}, archived: true) { id }`,
  },
  // Records of other leaders do not exist for the caller.
  saveAccountabilityContact: {
    may: EVERY_ROLE,
    as: 'team-lead',
    audited: { action: 'saveAccountabilityContact', subjectType: 'accountability group' },
    call: async ({ row }) =>
      `saveAccountabilityContact(databaseId: ${await row(ledGroup)}, revision: 1, input: { chatLink: "https://m.me/j/led" }) { id }`,
  },
  replyToCheckIn: {
    may: EVERY_ROLE,
    as: 'team-lead',
    audited: { action: 'replyToCheckIn', subjectType: 'check-in answer' },
    call: async ({ row }) => `replyToCheckIn(databaseId: ${await row(checkIn)}, reply: "Well done.") { id }`,
  },
  setCalled: {
    may: EVERY_ROLE,
    as: 'team-lead',
    audited: { action: 'markCalled', subjectType: 'check-in call' },
    call: async ({ row }) => {
      await row(checkIn);
      return `setCalled(userId: ${await row(person)}, called: true) { id }`;
    },
  },
  saveCheckIn: {
    ...own('saveCheckIn', 'check-in'),
    call: async ({ row }) => `saveCheckIn(week: "2025-11-10", input: { answer: DONE, next: "Step ${await row(uniqueNumber)}" }) { id }`,
  },
  saveAccountabilityChoices: {
    ...own('saveAccountabilityChoices', 'accountability choices'),
    call: async ({ db }) => {
      await db.execute(sql`delete from accountability_choices`);
      return 'saveAccountabilityChoices(meets: EVENING, allowsBuddy: true) { allowsBuddy }';
    },
  },
  createSelectionRound: {
    ...byStaff('createSelectionRound'),
    call: async (world) => `createSelectionRound(${await input(world)}) { id }`,
  },
  updateSelectionRound: {
    ...byStaff('updateSelectionRound'),
    call: async (world) => `updateSelectionRound(databaseId: ${await world.row(upcoming)}, revision: 1, ${await input(world)}) { id }`,
  },
  assignRound: {
    ...byStaff('assignRound'),
    call: async ({ row }) => `assignRound(databaseId: ${await row(closed)}, revision: 1) { id }`,
  },
  undoRoundAssignment: {
    ...byStaff('undoRoundAssignment'),
    call: async ({ row }) => `undoRoundAssignment(databaseId: ${await row(assigned)}, revision: 1) { id }`,
  },
  announceRound: {
    ...byStaff('announceRound'),
    call: async ({ row }) => `announceRound(databaseId: ${await row(assigned)}, revision: 1) { id }`,
  },
  chooseTeamLead: {
    ...byMember('chooseTeamLead'),
    call: async ({ row }) => `chooseTeamLead(databaseId: ${await row(open)}, leadIds: [${await row(lead)}]) { id }`,
  },
  withdrawTeamLeadChoice: {
    ...byMember('withdrawTeamLeadChoice'),
    call: async ({ row }) => `withdrawTeamLeadChoice(databaseId: ${await row(chosen)}) { id }`,
  },
};

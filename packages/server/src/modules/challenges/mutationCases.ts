import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { byAdmin, EVERY_ROLE, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

const TESTED_IN = 'modules/challenges/days.test.ts';

/** A challenge that has not begun, without participants. */
const challenge: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into challenges (name, starts_on, created_at)
    values (${`Fresh ${await row(uniqueNumber)}`}, '2099-01-01', ${TEST_NOW}) returning id`);

/** A participant without buddies, the only one of a new challenge. */
const alone: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into challenge_participants (challenge_id, email, created_at)
    values (${await row(challenge)}, ${`alone${await row(uniqueNumber)}@people.example`}, ${TEST_NOW}) returning id`);

/** A grouping without groups. */
const grouping: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into challenge_groupings (challenge_id, seed, group_size, created_at)
    values (${await row(challenge)}, 'x', 4, ${TEST_NOW}) returning id`);

/** The fingerprint of a preview that puts one participant into a group. */
const fingerprint = (challengeId: number, participantId: number): string =>
  createHash('sha256')
    .update(JSON.stringify([challengeId, 4, 'x', [participantId], ['Group 1']]))
    .digest('base64url');

const TASKS = `[${Array.from({ length: 12 }, (_none, index) => `{ title: "Task ${index + 1}" }`).join(', ')}]`;
const input = (name: string) => `{ name: "${name}", startsOn: "2099-02-01", groupSize: 4, tasks: ${TASKS} }`;
const FLAGS = [
  ['users', 'page_access'],
  ['group_create', 'function_access'],
] as const;
const edits = (action: string) => ({ ...byAdmin(action, 'challenge'), flags: FLAGS });
const days = (action: string) => ({ may: EVERY_ROLE, as: 'member', audited: { action, testedIn: TESTED_IN } });

/** Cases of the mutations of challenges. */
export const mutationCases: MutationCases = {
  registerToChallenge: {
    may: EVERY_ROLE,
    visitors: true,
    audited: { action: 'registerToChallenge', testedIn: 'modules/challenges/challenges.test.ts' },
    call: () => 'registerToChallenge(email: "new.visitor@people.example") { email }',
  },
  finishChallengeDay: { ...days('finishChallengeDay'), call: () => 'finishChallengeDay(day: 1) { id }' },
  reopenChallengeDay: { ...days('reopenChallengeDay'), call: () => 'reopenChallengeDay(day: 1) { id }' },
  createChallenge: {
    ...edits('createChallenge'),
    call: async ({ row }) => `createChallenge(input: ${input(`New ${await row(uniqueNumber)}`)}) { id }`,
  },
  updateChallenge: {
    ...edits('updateChallenge'),
    call: async ({ row }) =>
      `updateChallenge(databaseId: ${await row(challenge)}, revision: 1, input: ${input(`Renamed ${await row(uniqueNumber)}`)}) { id }`,
  },
  startChallengeFromLast: {
    ...edits('startChallengeFromLast'),
    call: async ({ row }) => `startChallengeFromLast(name: "Next ${await row(uniqueNumber)}", startsOn: "2099-03-01") { id }`,
  },
  groupParticipants: {
    ...edits('groupParticipants'),
    audited: { action: 'groupParticipants', testedIn: TESTED_IN },
    call: async ({ row, numberFrom }) => {
      const id = await row(alone);
      const challengeId = await numberFrom(sql`select challenge_id from challenge_participants where id = ${id}`);
      return `groupParticipants(challengeId: ${challengeId}, groupSize: 4, seed: "x", fingerprint: "${fingerprint(challengeId, id)}") { id }`;
    },
  },
  undoGrouping: {
    ...edits('undoGrouping'),
    audited: { action: 'undoGrouping', testedIn: TESTED_IN },
    call: async ({ row, numberFrom }) => {
      const id = await row(grouping);
      const challengeId = await numberFrom(sql`select challenge_id from challenge_groupings where id = ${id}`);
      return `undoGrouping(challengeId: ${challengeId}, groupingId: ${id}) { id }`;
    },
  },
};

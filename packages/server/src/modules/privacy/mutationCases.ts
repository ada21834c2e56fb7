import { byAccountManager, EVERY_ROLE, type MutationCases, own } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { person } from '../../testing/mutationWorld.ts';
import { sql } from 'drizzle-orm';
import { TEST_NOW } from '../../testing/testApp.ts';

/** The open deletion request of member@, made today. */
const ownDeletion: Fixture = async ({ db, accountId, numberFrom }) => {
  const memberId = await accountId('member');
  await db.execute(sql`delete from privacy_requests where user_id = ${memberId} and kind = 'deletion'`);
  return numberFrom(sql`insert into privacy_requests (user_id, kind, created_at)
    values (${memberId}, 'deletion', ${TEST_NOW}) returning id`);
};

/** A deletion request of a new person, whose week to withdraw is over. */
const dueDeletion: Fixture = async (world) => {
  const userId = await world.row(person);
  return world.numberFrom(sql`insert into privacy_requests (user_id, kind, created_at)
    values (${userId}, 'deletion', ${new Date(TEST_NOW.getTime() - 10 * 86_400_000)}) returning id`);
};

/** Cases of the mutations of requests about personal data. */
export const mutationCases: MutationCases = {
  requestDataDownload: {
    ...own('requestDataDownload', 'privacy request'),
    audited: { action: 'requestDataDownload', testedIn: 'modules/privacy/privacy.test.ts' },
    call: () => 'requestDataDownload { id }',
  },
  requestDeletion: {
    may: EVERY_ROLE,
    as: 'member',
    audited: { action: 'requestDeletion', testedIn: 'modules/privacy/privacy.test.ts' },
    call: () => 'requestDeletion(input: { currentPassword: "wrong" }) { id }',
  },
  withdrawPrivacyRequest: {
    ...own('withdrawPrivacyRequest', 'privacy request'),
    call: async ({ row }) => `withdrawPrivacyRequest(databaseId: ${await row(ownDeletion)}) { id }`,
  },
  decidePrivacyRequest: {
    ...byAccountManager('eraseAccount', 'privacy request'),
    flags: [['editUser', 'page_access']],
    call: async ({ row }) => `decidePrivacyRequest(databaseId: ${await row(dueDeletion)}) { id }`,
  },
};

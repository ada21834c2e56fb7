import { sql } from 'drizzle-orm';
import { byAccountManager, own, type MutationCases } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** An unread notification of member@. */
const notification: Fixture = async ({ accountId, numberFrom }) =>
  numberFrom(sql`insert into notifications (user_id, kind, title, dedupe_key, created_at)
    values (${await accountId('member')}, 'group', 'A', gen_random_uuid()::text, ${TEST_NOW}) returning id`);

/** An email that failed after its last attempt. */
const failedMail: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into outbox (channel, recipient, kind, subject, payload, dedupe_key, state, attempts, not_before, problem, created_at)
    values ('email', 'juan@example.com', 'testMail', 'A', '{}', gen_random_uuid()::text, 'failed', 6, ${TEST_NOW}, 'x', ${TEST_NOW}) returning id`);

/** Cases of the mutations of notifications. */
export const mutationCases: MutationCases = {
  setNotificationPreference: {
    ...own('setNotificationPreference'),
    call: () =>
      'on: setNotificationPreference(kind: MOVE_UP, email: true) { id } setNotificationPreference(kind: MOVE_UP, email: false) { id }',
  },
  setNotificationRead: {
    ...own('setNotificationRead', 'notification'),
    call: async ({ row }) => `setNotificationRead(databaseId: ${await row(notification)}, isRead: true) { unreadNotifications }`,
  },
  markAllNotificationsRead: {
    ...own('markAllNotificationsRead'),
    call: async ({ row }) => {
      await row(notification);
      return `markAllNotificationsRead(until: "${TEST_NOW.toISOString()}") { unreadNotifications }`;
    },
  },
  sendMailAgain: {
    ...byAccountManager('sendMailAgain', 'email'),
    flags: [
      ['infoLogsReport', 'page_access'],
      ['user_create', 'function_access'],
    ],
    call: async ({ row }) => `sendMailAgain(input: { databaseId: ${await row(failedMail)} }) { id }`,
  },
};

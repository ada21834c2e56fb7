import { sql } from 'drizzle-orm';
import { byAccountManager, type MutationCases } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** An announcement by admin@ to everyone, in Atlas only, in a state. */
const inState =
  (state: string): Fixture =>
  async ({ accountId, numberFrom }) =>
    numberFrom(sql`insert into broadcasts (title, body, audience, is_in_app, is_mailed, state, author_id, sender_id, scheduled_at, created_at)
      select 'A', 'B', 'members', true, false, ${state}, id, id, ${new Date(TEST_NOW.getTime() + 86_400_000)}, ${TEST_NOW}
      from users where id = ${await accountId('admin')} returning id`);

const [draft, scheduled, sending, stopped] = [inState('draft'), inState('scheduled'), inState('sending'), inState('stopped')];

/** The number of people whom an announcement in Atlas reaches when a viewer of everyone sends it. */
const reach: Fixture = ({ numberFrom }) =>
  numberFrom(sql`select count(*) from users where archived_at is null and type = 'member' and not exists (
    select from privacy_requests where user_id = users.id and kind = 'deletion' and state = 'requested')`);

const FLAGS = [
  ['users', 'page_access'],
  ['user_create', 'function_access'],
] as const;
const sends = (action: string) => ({ ...byAccountManager(action, 'announcement'), flags: FLAGS });

/** Cases of the mutations of announcements. */
export const mutationCases: MutationCases = {
  saveAnnouncement: {
    ...sends('saveAnnouncement'),
    call: () => 'saveAnnouncement(input: { title: "New", body: "Text", audience: MEMBERS, isInApp: true, isMailed: false }) { id }',
  },
  sendAnnouncement: {
    ...sends('sendAnnouncement'),
    call: async ({ row }) =>
      `sendAnnouncement(databaseId: ${await row(draft)}, revision: 1, people: ${await row(reach)}, when: "now") { id }`,
  },
  unscheduleAnnouncement: {
    ...sends('unscheduleAnnouncement'),
    call: async ({ row }) => `unscheduleAnnouncement(databaseId: ${await row(scheduled)}) { id }`,
  },
  stopAnnouncement: {
    ...sends('stopAnnouncement'),
    call: async ({ row }) => `stopAnnouncement(databaseId: ${await row(sending)}) { id }`,
  },
  continueAnnouncement: {
    ...sends('continueAnnouncement'),
    call: async ({ row }) => `continueAnnouncement(databaseId: ${await row(stopped)}) { id }`,
  },
  testAnnouncement: {
    ...sends('testAnnouncement'),
    audited: { action: 'testAnnouncement', testedIn: 'modules/announcements/announcements.test.ts' },
    call: async ({ row }) => `testAnnouncement(databaseId: ${await row(draft)}) { id }`,
  },
  deleteAnnouncement: {
    ...sends('deleteAnnouncement'),
    call: async ({ row }) => `deleteAnnouncement(databaseId: ${await row(draft)}) { user { id } }`,
  },
};

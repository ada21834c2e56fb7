import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** A draft. */
const entry: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into changelog_entries (title, body, created_at) values ('A', 'B', ${TEST_NOW}) returning id`);

/** Cases of the mutations of the change log. */
export const mutationCases: MutationCases = {
  saveChangelogEntry: {
    ...byAdmin('saveChangelogEntry', 'changelog entry'),
    flags: [['featureChangeLog', 'page_access']],
    call: () => 'saveChangelogEntry(input: { title: "New", body: "Text" }) { id }',
  },
  publishChangelogEntry: {
    ...byAdmin('publishChangelogEntry', 'changelog entry'),
    flags: [['defaultSettings', 'page_access']],
    call: async ({ row }) => `publishChangelogEntry(databaseId: ${await row(entry)}, revision: 1, published: true) { id }`,
  },
  setChangelogEntryArchived: {
    ...byAdmin('archiveChangelogEntry', 'changelog entry'),
    call: async ({ row }) => `setChangelogEntryArchived(databaseId: ${await row(entry)}, archived: true) { id }`,
  },
};

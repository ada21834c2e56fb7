import { sql } from 'drizzle-orm';
import { ACCOUNT_MANAGERS, EVERY_ROLE, type MutationCases } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** An open report of a visitor. */
const openReport: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into bug_reports (ticket, body, created_at)
    values ('BUG-' || upper(substr(md5(random()::text), 1, 8)), 'It is blank.', ${TEST_NOW}) returning id`);

/** Cases of the mutations of bug reports. */
export const mutationCases: MutationCases = {
  reportBug: {
    may: EVERY_ROLE,
    visitors: true,
    as: 'member',
    audited: { action: 'reportBug', subjectType: 'bug report' },
    call: () => 'reportBug(input: { body: "The page is blank." }) { ticket }',
  },
  decideBugReport: {
    may: ACCOUNT_MANAGERS,
    audited: { action: 'decideBugReport', subjectType: 'bug report' },
    flags: [
      ['infoLogsReport', 'page_access'],
      ['user_create', 'function_access'],
    ],
    call: async ({ row }) => `decideBugReport(databaseId: ${await row(openReport)}, revision: 1, input: { state: CLOSED }) { id }`,
  },
};

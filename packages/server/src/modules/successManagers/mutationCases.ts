import { sql } from 'drizzle-orm';
import { entry } from '../../testing/moneyFixtures.ts';
import type { MutationCases } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** A person in the portfolio of the demo's success manager, who owes ₱1,000.00. */
const owing: Fixture = async ({ accountId, numberFrom, row }) =>
  numberFrom(sql`insert into portfolio (user_id, manager_id, since)
    select e.user_id, m.id, ${TEST_NOW} from schedule_entries e, success_managers m
    where e.id = ${await row(entry)} and m.user_id = ${await accountId('success-manager')} returning user_id`);

/** Cases of the mutations of success managers. */
export const mutationCases: MutationCases = {
  savePromise: {
    may: ['admin', 'tribe-team-fa', 'success-manager'],
    audited: { action: 'savePromise', subjectType: 'payment promise' },
    flags: [
      ['successManager', 'page_access'],
      ['retention', 'page_access'],
    ],
    call: async ({ row }) => `savePromise(userId: ${await row(owing)}, input: { amount: 500, promisedFor: "2025-11-20" }) { id }`,
  },
};

import { sql } from 'drizzle-orm';
import { own, type MutationCases } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';

/** member@, who has not closed the first steps. */
const openFirstSteps: Fixture = async ({ accountId, numberFrom }) =>
  numberFrom(sql`update users set first_steps_dismissed_at = null where id = ${await accountId('member')} returning id`);

/** Cases of the mutations of home pages. */
export const mutationCases: MutationCases = {
  dismissFirstSteps: {
    ...own('dismissFirstSteps'),
    call: async ({ row }) => {
      await row(openFirstSteps);
      return 'dismissFirstSteps { firstSteps { key } }';
    },
  },
};

import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** A redirect rule in use. */
const rule: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into redirect_rules (from_path, target, created_at)
    values ('/fresh-' || (select count(*) from redirect_rules), '/free-lessons', ${TEST_NOW}) returning id`);

const input = (number: number): string =>
  `{ fromPath: "/rule-${number}", match: EXACT, target: "/free-lessons", audience: EVERYONE, priority: 0 }`;

const SELLING = [['product_create', 'function_access']] as const;

/** Cases of the mutations of redirect rules. One of the pages funnel and products is enough. */
export const mutationCases: MutationCases = {
  createRedirectRule: {
    ...byAdmin('createRedirectRule', 'redirect rule'),
    flags: SELLING,
    call: async ({ row }) => `createRedirectRule(input: ${input(await row(uniqueNumber))}) { id }`,
  },
  updateRedirectRule: {
    ...byAdmin('updateRedirectRule', 'redirect rule'),
    flags: SELLING,
    call: async ({ row }) =>
      `updateRedirectRule(databaseId: ${await row(rule)}, revision: 1, input: ${input(await row(uniqueNumber))}) { id }`,
  },
  setRedirectRuleArchived: {
    ...byAdmin('archiveRedirectRule', 'redirect rule'),
    flags: SELLING,
    call: async ({ row }) => `setRedirectRuleArchived(databaseId: ${await row(rule)}, archived: true) { id }`,
  },
};

import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** A product on sale. */
const product: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into products (name, price_centavos, created_at) values ('Fresh', 99900, ${TEST_NOW}) returning id`);

/** An open funnel. */
const funnel: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into funnels (name, product_id, slug, created_at)
    values ('Fresh', ${await row(product)}, ${`fresh-${await row(uniqueNumber)}`}, ${TEST_NOW}) returning id`);

/** Cases of the mutations of funnels. */
export const mutationCases: MutationCases = {
  createFunnel: {
    ...byAdmin('createFunnel', 'funnel'),
    flags: [['product_create', 'function_access']],
    call: async ({ row }) =>
      `createFunnel(productId: ${await row(product)}, input: { name: "New", slug: "new-${await row(uniqueNumber)}" }) { id }`,
  },
  updateFunnel: {
    ...byAdmin('updateFunnel', 'funnel'),
    flags: [['product_create', 'function_access']],
    call: async ({ row }) =>
      `updateFunnel(databaseId: ${await row(funnel)}, revision: 1, input: { name: "Renamed", slug: "renamed-${await row(uniqueNumber)}" }) { id }`,
  },
  setFunnelClosed: {
    ...byAdmin('closeFunnel', 'funnel'),
    flags: [['product_create', 'function_access']],
    call: async ({ row }) => `setFunnelClosed(databaseId: ${await row(funnel)}, closed: true) { id }`,
  },
};

import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** A product that no funnel sells. */
const product: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into products (name, price_centavos, created_at) values ('Fresh', 99900, ${TEST_NOW}) returning id`);

/** Cases of the mutations of products. */
export const mutationCases: MutationCases = {
  createProduct: {
    ...byAdmin('createProduct', 'product'),
    flags: [
      ['newProduct', 'page_access'],
      ['product_create', 'function_access'],
    ],
    call: () => 'createProduct(input: { name: "New", price: 999 }) { id }',
  },
  updateProduct: {
    ...byAdmin('updateProduct', 'product'),
    flags: [['editProduct', 'page_access']],
    call: async ({ row }) => `updateProduct(databaseId: ${await row(product)}, revision: 1, input: { name: "Renamed", price: 999 }) { id }`,
  },
  setProductArchived: {
    ...byAdmin('archiveProduct', 'product'),
    flags: [['editProduct', 'page_access']],
    call: async ({ row }) => `setProductArchived(databaseId: ${await row(product)}, archived: true) { id }`,
  },
};

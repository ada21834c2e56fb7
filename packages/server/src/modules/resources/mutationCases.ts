import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** A link that no access level opens. */
const resource: Fixture = ({ numberFrom }) =>
  numberFrom(
    sql`insert into resources (name, kind, url, created_at) values ('Fresh', 'link', 'https://example.com/', ${TEST_NOW}) returning id`,
  );

const LINK = 'name: "New", source: LINK, url: "https://example.com/", isPublic: false, forAffiliates: false, accessLevelIds: []';

/** Cases of the mutations of resources. */
export const mutationCases: MutationCases = {
  createResource: {
    ...byAdmin('createResource', 'resource'),
    flags: [
      ['newResourceFile', 'page_access'],
      ['resource-file_create', 'function_access'],
    ],
    call: () => `createResource(input: { ${LINK} }) { id }`,
  },
  updateResource: {
    ...byAdmin('updateResource', 'resource'),
    flags: [['editResourceFile', 'page_access']],
    call: async ({ row }) => `updateResource(databaseId: ${await row(resource)}, revision: 1, input: { ${LINK} }) { id }`,
  },
  setResourceArchived: {
    ...byAdmin('archiveResource', 'resource'),
    flags: [['editResourceFile', 'page_access']],
    call: async ({ row }) => `setResourceArchived(databaseId: ${await row(resource)}, archived: true) { id }`,
  },
  publishResource: {
    ...byAdmin('publishResource', 'resource'),
    flags: [['editResourceFile', 'page_access']],
    call: async ({ row }) => `publishResource(databaseId: ${await row(resource)}, input: { when: NOW }) { id }`,
  },
  unpublishResource: {
    ...byAdmin('unpublishResource', 'resource'),
    flags: [['editResourceFile', 'page_access']],
    call: async ({ row }) => {
      const id = await row(resource);
      return `publish: publishResource(databaseId: ${id}, input: { when: NOW }) { id } unpublishResource(databaseId: ${id}) { id }`;
    },
  },
};

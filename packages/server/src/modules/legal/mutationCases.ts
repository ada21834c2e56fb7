import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { uniqueNumber, type Fixture } from '../../testing/mutationWorld.ts';

/** The current revision of the privacy policy. */
const policyRevision: Fixture = ({ numberFrom }) => numberFrom(sql`select revision from legal_documents where kind = 'privacy-policy'`);

/** Cases of the mutations of legal pages. */
export const mutationCases: MutationCases = {
  saveLegalDocument: {
    ...byAdmin('saveLegalDocument', 'legal page'),
    flags: [['defaultSettings', 'page_access']],
    call: async ({ row }) =>
      `saveLegalDocument(kind: PRIVACY_POLICY, revision: ${await row(policyRevision)}, input: { body: "Draft ${await row(uniqueNumber)}" }) { id }`,
  },
  publishLegalDocument: {
    ...byAdmin('publishLegalDocument', 'legal page'),
    flags: [['defaultSettings', 'page_access']],
    call: async ({ row }) => {
      const revision = await row(policyRevision);
      const save = `saveLegalDocument(kind: PRIVACY_POLICY, revision: ${revision}, input: { body: "Text ${await row(uniqueNumber)}" }) { id }`;
      return `save: ${save} publishLegalDocument(kind: PRIVACY_POLICY, revision: ${revision + 1}) { id }`;
    },
  },
};

import { EVERY_ROLE, type MutationCases } from '../../testing/mutationCases.ts';

/** Cases of the mutations of affiliates. */
export const mutationCases: MutationCases = {
  updateAffiliateCode: {
    may: EVERY_ROLE,
    as: 'member',
    audited: { action: 'registerLead', testedIn: 'modules/affiliates/affiliates.test.ts' },
    call: () => 'updateAffiliateCode(input: { email: "member@atlas.example", tags: "Atlas Signup", affCode: "unknown" })',
  },
};

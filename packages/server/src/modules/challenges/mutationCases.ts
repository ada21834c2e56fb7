import { EVERY_ROLE, type MutationCases } from '../../testing/mutationCases.ts';

/** Cases of the mutations of challenges. */
export const mutationCases: MutationCases = {
  registerToChallenge: {
    may: EVERY_ROLE,
    visitors: true,
    audited: { action: 'registerToChallenge', testedIn: 'modules/challenges/challenges.test.ts' },
    call: () => 'registerToChallenge(email: "new.visitor@people.example") { email }',
  },
};

import type { ChallengePhase } from './challengePhase.ts';

/**
 * Whether a participant is shown the offer of the challenge: once every day is finished, and when
 * the challenge is over.
 *
 * @param finished the number of finished days
 * @example showsChallengeOffer({ finished: 12, days: 12, phase: 'running' }) // true
 * @spec a product decision
 */
export const showsChallengeOffer = ({ finished, days, phase }: { finished: number; days: number; phase: ChallengePhase }): boolean =>
  phase === 'over' || (phase === 'running' && finished >= days);

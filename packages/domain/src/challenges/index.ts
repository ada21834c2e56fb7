export { challengeDay, type ChallengeSpan } from './challengeDay.ts';
export { daysToCatchUp } from './daysToCatchUp.ts';

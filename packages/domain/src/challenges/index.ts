export { challengeDay, type ChallengeSpan } from './challengeDay.ts';
export { challengeForm } from './challengeForm.ts';
export { challengeToJoin, NO_CHALLENGE } from './challengeToJoin.ts';
export { daysToCatchUp } from './daysToCatchUp.ts';

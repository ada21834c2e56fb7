export { buddyGroupNames } from './buddyGroupNames.ts';
export { buddyGroups } from './buddyGroups.ts';
export { challengeDay, type ChallengeSpan } from './challengeDay.ts';
export {
  CHALLENGE_DAYS,
  type ChallengeEditForm,
  challengeEditForm,
  challengeFromLastForm,
  MAX_BUDDIES,
  MIN_BUDDIES,
  NO_LAST_CHALLENGE,
} from './challengeEditForm.ts';
export { challengeForm } from './challengeForm.ts';
export { type ChallengePhase, challengePhase } from './challengePhase.ts';
export { challengeParticipantsList } from './challengeParticipantsList.ts';
export { challengeToJoin, NO_CHALLENGE } from './challengeToJoin.ts';
export { daysToCatchUp } from './daysToCatchUp.ts';
export { groupingForm, NO_ONE_TO_GROUP } from './groupingForm.ts';
export { CHALLENGE_KEY_INVALID, isChallengeKeyValid } from './isChallengeKeyValid.ts';
export { CHALLENGE_OVER, DAY_NOT_OPEN, NO_SUCH_DAY, NOT_IN_CHALLENGE, whyNotFinishDay } from './whyNotFinishDay.ts';
export { START_STAYS, whyNotMoveStart } from './whyNotMoveStart.ts';
export { GROUPING_TOO_OLD, UNDO_GROUPING_HOURS, whyNotUndoGrouping } from './whyNotUndoGrouping.ts';
export { type DayState, dayStates, finishedDaysText } from './dayStates.ts';
export { showsChallengeOffer } from './showsChallengeOffer.ts';

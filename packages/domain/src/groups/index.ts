export { ACTIVITY_WEEKS, activityWeeks } from './activityWeeks.ts';
export { type FormerPlace, formerPlaces, PLACE_KINDS, type PlaceKind, type PlaceMove } from './formerPlaces.ts';
export { assignSeats, type DrawnPerson, drawnPersonText, type LeadSeats, type WishOutcome, type Wishes } from './assignSeats.ts';
export { BIRTHDAY_DAYS, type ComingBirthday, comingBirthdays, daysToBirthday } from './birthdays.ts';
export { CHECK_IN_ANSWERS, type CheckInAnswer } from './checkInAnswers.ts';
export { choiceForm, MAX_WISHES } from './choiceForm.ts';
export { groupArchiveProblem } from './groupArchiveProblem.ts';
export { type GroupForm, groupForm } from './groupForm.ts';
export { groupMembersList, subgroupMembersList } from './groupMembersList.ts';
export { groupsList } from './groupsList.ts';
export { hasRoom } from './hasRoom.ts';
export { helpRequestedSince } from './helpRequestedSince.ts';
export { isQuietFor, QUIET_DAYS } from './isQuietFor.ts';
export { MEETING_DAYS, meetingText } from './meetingDays.ts';
export { CALL_NEEDS, MEMBER_NEED_NAMES, MEMBER_NEEDS, type MemberNeed } from './memberNeedNames.ts';
export { memberNeeds, type NeedOfMember } from './memberNeeds.ts';
export { memberNeedText, shownNeeds } from './memberNeedText.ts';
export { moveToGroup, moveToSubgroup, NO_GROUP, type PlaceInGroups, placeText, type TargetPlace } from './moveToGroup.ts';
export { isMeetingNow, MEETING_MINUTES, meetingDayText, nextMeeting } from './nextMeeting.ts';
export { roundEditProblem } from './roundEditProblem.ts';
export { MAX_LEAD_SEATS, MAX_ROUND_DAYS, MAX_ROUND_LEADS, type RoundForm, roundForm, roundFormTimes } from './roundForm.ts';
export { notPlacedNews, placedNews, type RoundNews } from './roundNews.ts';
export { type RoundStep, whyNotRoundStep } from './roundSteps.ts';
export {
  SELECTION_KINDS,
  SELECTION_ROUND_STATES,
  type SelectionKind,
  type SelectionRoundState,
  selectionRoundState,
} from './selectionRoundState.ts';
export { RESULT_DAYS, shownRound } from './shownRound.ts';
export { MAX_SUBGROUP_CAPACITY, type SubgroupForm, subgroupForm } from './subgroupForm.ts';
export { weekOf } from './weekOf.ts';
export {
  accountabilityChoicesForm,
  type AccountabilityChoices,
  accountabilityContactForm,
  type AccountabilityContactForm,
  accountabilityGroupForm,
  type AccountabilityGroupForm,
  MAX_ACCOUNTABILITY_CAPACITY,
} from './accountabilityForms.ts';
export { accountabilityGroupsList, unplacedMembersList } from './accountabilityGroupsList.ts';
export { type CheckInForm, checkInForm, checkInReplyForm } from './checkInForm.ts';
export {
  type AskedPeople,
  buddyToAsk,
  CHECK_IN_STEPS,
  type CheckInStep,
  dueCheckInStep,
  type DueStep,
  MONDAY_HOUR,
  type OnLadder,
  peopleToAsk,
  REMINDER_HOUR,
} from './checkInLadder.ts';
export { type CheckInNews, checkInStepNews, helpNews, HOW_CHECK_INS_WORK, joinedNews, replyNews } from './checkInNews.ts';
export { CHECK_IN_STANDINGS, type CheckInStanding, checkInStanding, inOrderOfNeed, type LedMember } from './checkInStanding.ts';
export { type CheckingIn, checkInStreak, missedWeeks, silentSince } from './checkInWeeks.ts';
export { MEETING_TIMES, type MeetingTime, meetingTimeOf } from './meetingTimes.ts';
export { leaveGroup, type PlaceInAccountability, type PlacedIn, placeInGroup, PLACEMENT_PROBLEMS } from './placeInGroup.ts';
export { type GroupToFill, type Placement, placeMembers, type Unplaced } from './placeMembers.ts';
export { seededOrder } from './seededOrder.ts';
export { IN_NO_GROUP, whyNotCheckIn } from './whyNotCheckIn.ts';
export { type ChoosableLead, type ChoosingFacts, type WhyNotChoose, whyNotChoose, whyNotChooseText } from './whyNotChoose.ts';

export { addEvidenceForm } from './addEvidenceForm.ts';
export { CHIME_OFF_KEY } from './chimeOffKey.ts';
export { evidenceProblem, MAX_EVIDENCE } from './evidenceProblem.ts';
export { evidenceWith } from './evidenceWith.ts';
export { finishTaskForm } from './finishTaskForm.ts';
export { POINTS_EXPLANATION, STAGE_BLOCKER, STAGES_LIST } from './journeyTexts.ts';
export { isStuck, STUCK_AFTER_DAYS } from './isStuck.ts';
export { linkParts, type TextPart } from './linkParts.ts';
export { isLevelUp, seenStageKey } from './levelUp.ts';
export { ASK_TO_MOVE_UP, mayAskToMoveUp } from './mayAskToMoveUp.ts';
export { mayReviewMoveUp } from './mayReviewMoveUp.ts';
export { approveMoveUpRow } from './approveMoveUpRow.ts';
export { type DecidedMoveUp, moveUpDecisionText } from './moveUpDecisionText.ts';
export { type MoveUpEvidence, moveUpEvidence, moveUpEvidenceText, type ReviewedTask } from './moveUpEvidence.ts';
export { approveMoveUpForm, MAX_MOVE_UP_NOTE, returnMoveUpForm } from './moveUpForms.ts';
export { type DecidedNews, moveUpNews } from './moveUpNews.ts';
export { moveUpsList, stageMembersList } from './moveUpsLists.ts';
export { mayMoveMoveUp, MOVE_UP_STATES, type MoveUpDecision, type MoveUpState } from './moveUpStates.ts';
export { nextStageText } from './nextStageText.ts';
export { STAGE_MEMBER_STATES, type StageMemberState, stageMemberState } from './stageMemberState.ts';
export { OWN_XP, whyNotAdjustXp } from './whyNotAdjustXp.ts';
export { REOPENED_ELSEWHERE, REOPENED_UNFINISHED, whyNotReopen } from './whyNotReopen.ts';
export {
  MEMBER_ARCHIVED,
  MEMBER_LEFT_STAGE,
  type MoveUpReviewer,
  NOT_A_REVIEWER,
  OWN_MOVE_UP,
  type ReviewedMoveUp,
  whyNotReviewMoveUp,
} from './whyNotReviewMoveUp.ts';
export {
  DECIDED_BY_OTHER,
  DECIDED_TOO_LONG_AGO,
  MEMBER_WENT_ON,
  NOTHING_DECIDED,
  UNDO_MOVE_UP_HOURS,
  whyNotUndoMoveUp,
} from './whyNotUndoMoveUp.ts';
export { MAX_XP_ADJUSTMENT, MAX_XP_REASON, XP_NOT_ZERO, xpAdjustmentForm } from './xpAdjustmentForm.ts';
export { nextStage } from './nextStage.ts';
export { progressIn } from './progressIn.ts';
export { hasStage, isJourneyFormCompleted, JOURNEY_FORM_SLUG, NO_STAGE, type Stage } from './stage.ts';
export {
  finishTask,
  NO_TASKS_LEFT,
  POINTS_UNIT,
  pointsText,
  revertTask,
  stagePercentage,
  type StageProgress,
  type Task,
} from './stageProgress.ts';
export { stagePlace, type StagePlace } from './stagePlace.ts';
export { taskCountText } from './taskCountText.ts';
export { nextTaskState, type TaskEvent, type TaskState } from './taskState.ts';
export { APPROVED_ALREADY, ASKED_ALREADY, NO_STAGE_TO_LEAVE, TASKS_BEFORE_ASKING, whyNotAsk } from './whyNotAsk.ts';
export { mayAddEvidence, NOT_FINISHED_YET, REVIEW_IS_OVER, whyNotAddEvidence } from './whyNotAddEvidence.ts';
export { TASK_ELSEWHERE, TASK_GONE, whyNotFinish } from './whyNotFinish.ts';
export { FINISHED_FOR_GOOD, mayUnfinishTasks, whyNotUnfinish } from './whyNotUnfinish.ts';
export { xpAmount } from './xpAmount.ts';
export { XP_SOURCES, type XpSource, xpSourceName } from './xpSources.ts';
export { stageArchiveProblem } from './stageArchiveProblem.ts';
export { MAX_TASKS, type StageForm, stageForm, stagePeopleForm, taskForm, type TasksForm, tasksForm } from './stageForm.ts';
export { stagesList } from './stagesList.ts';

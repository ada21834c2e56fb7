export { addEvidenceForm } from './addEvidenceForm.ts';
export { CHIME_OFF_KEY } from './chimeOffKey.ts';
export { evidenceProblem, MAX_EVIDENCE } from './evidenceProblem.ts';
export { evidenceWith } from './evidenceWith.ts';
export { finishTaskForm } from './finishTaskForm.ts';
export { POINTS_EXPLANATION, STAGE_BLOCKER, STAGES_LIST } from './journeyTexts.ts';
export { isStuck, STUCK_AFTER_DAYS } from './isStuck.ts';
export { isLevelUp, seenStageKey } from './levelUp.ts';
export { ASK_TO_MOVE_UP, mayAskToMoveUp } from './mayAskToMoveUp.ts';
export { mayReviewMoveUp } from './mayReviewMoveUp.ts';
export { mayMoveMoveUp, MOVE_UP_STATES, type MoveUpState } from './moveUpStates.ts';
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

export { isStuck, STUCK_AFTER_DAYS } from './isStuck.ts';
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
export { nextTaskState, type TaskEvent, type TaskState } from './taskState.ts';
export { XP_SOURCES, type XpSource, xpSourceName } from './xpSources.ts';
export { stageArchiveProblem } from './stageArchiveProblem.ts';
export { MOST_TASKS, type StageForm, stageForm, stagePeopleForm, taskForm, type TasksForm, tasksForm } from './stageForm.ts';
export { stagesList } from './stagesList.ts';

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

import { validateWith } from '@atlas/domain/forms';
import { stageForm } from '@atlas/domain/journey';

/** A task in the form of a stage. */
export interface StageTask {
  /** Among the tasks of the form. */
  id: string;
  /** Null for a new one. */
  databaseId: number | null;
  title: string;
  description: string;
  points: number;
  actionLabel: string;
  actionTarget: string;
}

/** What somebody fills in about a stage; people are texts, as inputs have them. */
export interface StageValues {
  name: string;
  description: string;
  tasks: readonly StageTask[];
  managerIds: readonly string[];
  reviewerIds: readonly string[];
}

/** The form's values as the API and domain's schema take them. */
export const stageInput = ({ tasks, managerIds, reviewerIds, ...texts }: StageValues) => ({
  ...texts,
  tasks: tasks.map(({ id: _inForm, databaseId, ...task }) => ({ ...task, id: databaseId })),
  managerIds: managerIds.map(Number),
  reviewerIds: reviewerIds.map(Number),
});

const check = validateWith(stageForm);
export const checkStage = (values: StageValues) => check(stageInput(values));

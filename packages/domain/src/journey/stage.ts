export interface Stage {
  readonly id: number;
  readonly number: number;
  readonly name: string;
}

/**
 * The stage number that means no stage.
 *
 * @spec 2 §3
 */
export const NO_STAGE = 0;

/**
 * Whether a member has a stage; stage 0 means none.
 *
 * @example hasStage({ number: 0 }) // false
 * @spec 2 §3
 */
export function hasStage(stage: Pick<Stage, 'number'> | null | undefined): boolean {
  return stage !== null && stage !== undefined && stage.number > NO_STAGE;
}

/**
 * The form at /form/journey-form.
 *
 * @spec 1 §2.2
 */
export const JOURNEY_FORM_SLUG = 'journey-form';

/**
 * Whether the Journey Form is completed, derived from having a stage.
 *
 * @example isJourneyFormCompleted(null) // false
 * @spec 2 §4
 */
export function isJourneyFormCompleted(stage: Pick<Stage, 'number'> | null | undefined): boolean {
  return hasStage(stage);
}

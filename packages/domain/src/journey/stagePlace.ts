import type { Stage } from './stage.ts';

/** The position of a stage in a member's journey. */
export type StagePlace = 'finished' | 'current' | 'ahead';

/**
 * The position of a stage relative to a member's current one: earlier stages are finished, later
 * ones lie ahead. Without a current stage all of them lie ahead. The list of stages is a modal of
 * specification 1 §2.8; its contents are a product decision.
 *
 * @param current the member's stage; null without one
 * @example stagePlace({ number: 1 }, { number: 2 }) // 'finished'
 */
export function stagePlace(stage: Pick<Stage, 'number'>, current: Pick<Stage, 'number'> | null): StagePlace {
  if (current === null || stage.number > current.number) return 'ahead';
  return stage.number === current.number ? 'current' : 'finished';
}

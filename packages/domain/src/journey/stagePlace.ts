import type { Stage } from './stage.ts';

/** Where a stage stands in somebody's journey. */
export type StagePlace = 'finished' | 'current' | 'ahead';

/**
 * Where a stage stands for somebody: those before the current one are finished, those after it lie ahead. Without a stage all of them
 * lie ahead.
 *
 * @param current the stage that they are in; null without one
 * @example stagePlace({ number: 1 }, { number: 2 }) // 'finished'
 * The list of stages is a modal of specification 1 §2.8; what it says is a product decision.
 */
export function stagePlace(stage: Pick<Stage, 'number'>, current: Pick<Stage, 'number'> | null): StagePlace {
  if (current === null || stage.number > current.number) return 'ahead';
  return stage.number === current.number ? 'current' : 'finished';
}

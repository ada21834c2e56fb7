import { NO_STAGE, type Stage } from './stage.ts';

/**
 * The stage after the member's current one: the lowest number above it. Without a current stage it
 * is the first one; null after the last. The order of the list does not matter.
 *
 * @param current null for a member without a stage
 * @example
 * const [second, third] = [{ id: 5, number: 2, name: 'B' }, { id: 7, number: 3, name: 'C' }];
 * nextStage([third, second], { number: 1 }) // second
 * @spec 2 §3
 */
export function nextStage<S extends Pick<Stage, 'number'>>(stages: readonly S[], current: Pick<Stage, 'number'> | null): S | null {
  const from = current?.number ?? NO_STAGE;
  const later = stages.filter(({ number }) => number > from && number > NO_STAGE);
  return later.toSorted((a, b) => a.number - b.number)[0] ?? null;
}

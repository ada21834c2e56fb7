import { smallNumber } from '../lists/smallNumber.ts';
import type { MoveUpState } from './moveUpStates.ts';

interface StageFacts {
  /** The first name of the member. */
  readonly firstName: string;
  /** The number of tasks of the stage. */
  readonly tasks: number;
  readonly remainingTasks: number;
  /** The stage that comes next; null in the last one. */
  readonly next: { readonly number: number; readonly name: string } | null;
  /** The state of the latest request to move up; null when there is none. */
  readonly moveUp: MoveUpState | null;
}

/**
 * States what brings a member to the next stage, for the people who help them. A product decision.
 *
 * @example
 * const next = { number: 3, name: 'Build your portfolio' };
 * const facts = { firstName: 'Ana', tasks: 7, remainingTasks: 2, next, moveUp: null };
 * nextStageText(facts)
 * // 'Finishing these two tasks brings Ana to stage 3, “Build your portfolio”.'
 */
export function nextStageText({ firstName, tasks, remainingTasks, next, moveUp }: StageFacts): string {
  const target = next === null ? 'the end of the journey' : `stage ${next.number}, “${next.name}”`;
  if (tasks === 0) return `This stage has no tasks yet, so ${firstName} cannot ask to move up.`;
  if (moveUp === 'approved') return `${firstName} completed this stage.`;
  if (moveUp === 'waiting') return `A reviewer decides whether ${firstName} moves up to ${target}.`;
  if (remainingTasks === 0)
    return moveUp === 'returned'
      ? `A reviewer asked for more. Once ${firstName} asks again, an approval leads to ${target}.`
      : `Every task is finished. ${firstName} can ask to move up to ${target}.`;
  const these = remainingTasks === 1 ? 'this task' : `these ${smallNumber(remainingTasks)} tasks`;
  return `Finishing ${these} brings ${firstName} to ${target}.`;
}

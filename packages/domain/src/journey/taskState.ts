import { checkKnown } from '../errors/checkKnown.ts';

export type TaskState = 'not-done' | 'in-progress' | 'done';
export type TaskEvent = 'start' | 'finished' | 'failed';

const NEXT: Readonly<Record<TaskState, Readonly<Partial<Record<TaskEvent, TaskState>>>>> = {
  'not-done': { start: 'in-progress' },
  'in-progress': { finished: 'done', failed: 'not-done' },
  done: {},
};

/**
 * The state of a task after an event: not done, in progress while finishTask runs, then done, or
 * not done again on an error. An event that does not apply to the state changes nothing, so a
 * second tap does not start it twice.
 *
 * @throws RangeError for an unknown value
 * @example nextTaskState('in-progress', 'failed') // 'not-done'
 * @spec 2 §4
 */
export function nextTaskState(state: TaskState, event: TaskEvent): TaskState {
  checkKnown({ state }, NEXT);
  checkKnown({ event }, ['start', 'finished', 'failed']);
  return NEXT[state][event] ?? state;
}

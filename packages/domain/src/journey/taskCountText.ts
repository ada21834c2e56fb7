/**
 * How many tasks are left, as it stands above them.
 *
 * @example taskCountText(1) // '1 task left'
 * A product decision.
 */
export const taskCountText = (remaining: number): string => `${remaining} ${remaining === 1 ? 'task' : 'tasks'} left`;

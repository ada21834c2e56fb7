/**
 * The number of tasks left, as shown above them. A product decision.
 *
 * @example taskCountText(1) // '1 task left'
 */
export const taskCountText = (remaining: number): string => `${remaining} ${remaining === 1 ? 'task' : 'tasks'} left`;

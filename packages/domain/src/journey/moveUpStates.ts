/** The states of a request to move up to the next stage. */
export const MOVE_UP_STATES = [
  { value: 'waiting', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'returned', label: 'Returned' },
] as const;

export type MoveUpState = (typeof MOVE_UP_STATES)[number]['value'];

const NEXT: Readonly<Record<MoveUpState, readonly MoveUpState[]>> = {
  waiting: ['approved', 'returned'],
  approved: [],
  returned: ['waiting'],
};

/**
 * Whether a request to move up may go from one state to another: it waits until it is approved, or returned with notes; what was
 * returned may be asked for again.
 *
 * @example mayMoveMoveUp('returned', 'waiting') // true
 * The specification leaves the review open; this is a product decision.
 */
export function mayMoveMoveUp(from: MoveUpState, to: MoveUpState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}

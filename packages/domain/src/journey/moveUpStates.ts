/** The states of a request to move up to the next stage. */
export const MOVE_UP_STATES = [
  { value: 'waiting', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'returned', label: 'Returned' },
] as const;

export type MoveUpState = (typeof MOVE_UP_STATES)[number]['value'];

/** The states of a decided request. */
export type MoveUpDecision = Exclude<MoveUpState, 'waiting'>;

const NEXT: Readonly<Record<MoveUpState, readonly MoveUpState[]>> = {
  waiting: ['approved', 'returned'],
  approved: ['waiting'],
  returned: ['waiting'],
};

/**
 * Whether a request to move up may change from one state to another. It is pending until it is
 * approved, or returned with a note. It is pending again once the reviewer undoes the decision. The
 * specification leaves the review open; this is a product decision.
 *
 * @example mayMoveMoveUp('returned', 'waiting') // true
 */
export function mayMoveMoveUp(from: MoveUpState, to: MoveUpState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}

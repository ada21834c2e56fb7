/** How far the work on keeping a member has come whose subscription ends. */
export const RETENTION_STATES = [
  { value: 'open', label: 'Open' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'promised', label: 'Promised' },
  { value: 'renewed', label: 'Renewed' },
  { value: 'lost', label: 'Lost' },
] as const;

export type RetentionState = (typeof RETENTION_STATES)[number]['value'];

const NEXT: Readonly<Record<RetentionState, readonly RetentionState[]>> = {
  open: ['contacted', 'promised', 'renewed', 'lost'],
  contacted: ['promised', 'renewed', 'lost'],
  promised: ['contacted', 'renewed', 'lost'],
  renewed: [],
  lost: [],
};

/**
 * Whether a retention case may go from one state to another. A promise that was not kept takes it back to contacted; renewed and
 * lost close it.
 *
 * @example mayMoveRetention('lost', 'open') // false: a new case is opened instead
 * The specification leaves retention open; this is a product decision.
 */
export function mayMoveRetention(from: RetentionState, to: RetentionState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}

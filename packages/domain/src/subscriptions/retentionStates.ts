/** The states of a retention case, for a member whose subscription ends. */
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
 * Whether a retention case may change from one state to another. A broken promise returns it to
 * contacted; renewed and lost close it, and a new case is opened later. The specification leaves
 * retention open; this is a product decision.
 *
 * @example mayMoveRetention('lost', 'open') // false
 */
export function mayMoveRetention(from: RetentionState, to: RetentionState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}

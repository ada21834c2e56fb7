/** The states of a member's promise to pay by a day. */
export const PROMISE_STATES = [
  { value: 'open', label: 'Open' },
  { value: 'kept', label: 'Kept' },
  { value: 'broken', label: 'Broken' },
] as const;

export type PromiseState = (typeof PROMISE_STATES)[number]['value'];

const NEXT: Readonly<Record<PromiseState, readonly PromiseState[]>> = {
  open: ['kept', 'broken'],
  kept: ['open'],
  broken: ['kept'],
};

/**
 * Whether a promise may change from one state to another. Revoking a payment reopens a kept
 * promise; a late payment fulfils a broken one. The specification leaves promises open; this is a
 * product decision.
 *
 * @example mayMovePromise('kept', 'broken') // false
 */
export function mayMovePromise(from: PromiseState, to: PromiseState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}

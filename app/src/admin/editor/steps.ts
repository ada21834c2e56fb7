/** The steps of an editor before and after the value that it edits now. */
export interface Steps<Value> {
  readonly past: readonly Value[];
  readonly future: readonly Value[];
  /** The field of the last step; null after a step that was not typing. */
  readonly lastKey: string | null;
}

/** The number of steps that can be undone. */
const MAX_PAST = 100;

export const NO_STEPS: Steps<never> = { past: [], future: [], lastKey: null };

/**
 * The steps after a change.
 *
 * @param before the value before the change
 * @param key the field of the change: typing on in the same field belongs to the last step
 */
export function afterStep<Value>({ past, lastKey }: Steps<Value>, before: Value, key: string | null = null): Steps<Value> {
  const continues = key !== null && key === lastKey;
  return { past: continues ? past : [...past, before].slice(-MAX_PAST), future: [], lastKey: key };
}

/** The edited value after undoing a step or doing it again, with its steps; null without such a step. */
export function afterUndo<Value>(
  { past, future }: Steps<Value>,
  now: Value,
  direction: 'undo' | 'redo',
): { readonly now: Value; readonly steps: Steps<Value> } | null {
  const isUndo = direction === 'undo';
  const [next, ...rest] = isUndo ? past.toReversed() : future;
  if (next === undefined) return null;
  const steps = isUndo ? { past: rest.toReversed(), future: [now, ...future] } : { past: [...past, now], future: rest };
  return { now: next, steps: { ...steps, lastKey: null } };
}

/** The states of a statement that was sent to be reconciled. */
export const STATEMENT_STATES = [
  { value: 'new', label: 'Waiting for its file' },
  { value: 'reading', label: 'Being read' },
  { value: 'mapping', label: 'Its columns are not known' },
  { value: 'ready', label: 'Read' },
  { value: 'applying', label: 'Being applied' },
  { value: 'undoing', label: 'Being undone' },
  { value: 'failed', label: 'Could not be read' },
] as const;

export type StatementState = (typeof STATEMENT_STATES)[number]['value'];

/**
 * The states of an incoming line of a statement: it matches by reference and amount, by less than
 * that, or not at all; it is recorded as a payment already, was applied to one from here, is kept
 * until someone finds out whose it is, or is not a payment for anything.
 */
export const LINE_STATES = [
  { value: 'exact', label: 'Exact' },
  { value: 'possible', label: 'Possible' },
  { value: 'unmatched', label: 'Unmatched' },
  { value: 'recorded', label: 'Recorded before' },
  { value: 'applied', label: 'Applied' },
  { value: 'kept', label: 'Kept' },
  { value: 'dismissed', label: 'Not a payment' },
] as const;

export type LineState = (typeof LINE_STATES)[number]['value'];

/** The actions on a line of a statement. */
export type LineAction = 'apply' | 'keep' | 'dismiss' | 'reopen';

const ACTIONS: Readonly<Record<LineState, readonly LineAction[]>> = {
  exact: ['apply', 'keep', 'dismiss'],
  possible: ['apply', 'keep', 'dismiss'],
  unmatched: ['apply', 'keep', 'dismiss'],
  recorded: [],
  applied: ['reopen'],
  kept: ['apply', 'reopen'],
  dismissed: ['reopen'],
};

/**
 * The actions that a line offers. Money that is kept can still be applied. Reopening takes back what
 * was done with it.
 *
 * @example lineActions('kept') // ['apply', 'reopen']
 * @spec a product decision
 */
export const lineActions = (state: LineState): readonly LineAction[] => (Object.hasOwn(ACTIONS, state) ? ACTIONS[state] : []);

import { countText } from '../lists/countText.ts';
import { LINE_STATES, type LineState } from './statementStates.ts';

/** The number of lines of a statement in each state. */
export type StatementCounts = Readonly<Record<LineState, number>>;

/**
 * The counts of a statement in a line. States without lines are left out.
 *
 * @example
 * const none = { applied: 0, kept: 0, dismissed: 0 };
 * statementCountsText({ exact: 12, possible: 3, unmatched: 5, recorded: 40, ...none })
 * // '12 exact, 3 possible, 5 unmatched, 40 recorded before'
 */
export function statementCountsText(counts: StatementCounts): string {
  const parts = LINE_STATES.filter(({ value }) => counts[value] > 0);
  if (parts.length === 0) return 'No incoming lines';
  return parts.map(({ value, label }) => `${countText(counts[value])} ${label.toLowerCase()}`).join(', ');
}

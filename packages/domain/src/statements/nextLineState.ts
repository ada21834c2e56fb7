import type { StatementCounts } from './statementCountsText.ts';
import type { LineState } from './statementStates.ts';

/** The states that wait for a decision, in the order in which staff decide them. */
const UNDECIDED = ['exact', 'possible', 'unmatched'] as const satisfies readonly LineState[];

/**
 * The first state whose lines wait for a decision; null once every line is decided.
 *
 * @example
 * const none = { recorded: 0, applied: 0, kept: 0, dismissed: 0 };
 * nextLineState({ exact: 0, possible: 3, unmatched: 5, ...none }) // 'possible'
 */
export const nextLineState = (counts: StatementCounts): LineState | null => UNDECIDED.find((state) => counts[state] > 0) ?? null;

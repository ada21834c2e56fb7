/** The states of a bug report, in the order in which staff work. */
export const BUG_REPORT_STATES = ['open', 'in-progress', 'closed'] as const;
export type BugReportState = (typeof BUG_REPORT_STATES)[number];

/** The states in words, for staff and for the reporter. */
export const BUG_REPORT_STATE_TEXTS: Readonly<Record<BugReportState, { readonly label: string; readonly meaning: string }>> = {
  open: { label: 'Open', meaning: 'We have your report and will look at it.' },
  'in-progress': { label: 'In progress', meaning: 'We are working on it.' },
  closed: { label: 'Closed', meaning: 'We are done with this report.' },
};

/** The change that staff make to a report. */
export interface BugReportDecision {
  readonly state: BugReportState;
  /** The text for the reporter; empty for none. */
  readonly answer: string;
}

/**
 * Explains why staff cannot save a decision about a report, or returns null. A report goes from any
 * state to any other, and a closed one can be opened again. A decision changes the state, answers the
 * reporter, or both.
 *
 * @example whyNotDecideBugReport('open', { state: 'open', answer: '' })
 * // 'Choose another state or write an answer.'
 * @spec a product decision, §17
 */
export function whyNotDecideBugReport(from: BugReportState, { state, answer }: BugReportDecision): string | null {
  return state === from && answer.trim() === '' ? 'Choose another state or write an answer.' : null;
}

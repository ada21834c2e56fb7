import { describe, expect, it } from 'vitest';
import { BUG_REPORT_STATE_TEXTS, BUG_REPORT_STATES, whyNotDecideBugReport } from './bugReportStates.ts';

describe('a decision about a bug report', () => {
  const pairs = BUG_REPORT_STATES.flatMap((from) => BUG_REPORT_STATES.map((to) => [from, to] as const));

  it.each(pairs)('goes from %s to %s unless nothing changes', (from, state) => {
    expect(whyNotDecideBugReport(from, { state, answer: '' }) === null).toBe(from !== state);
    expect(whyNotDecideBugReport(from, { state, answer: ' \n' }) === null).toBe(from !== state);
    expect(whyNotDecideBugReport(from, { state, answer: 'Please reload.' })).toBeNull();
  });

  it('has words for each state', () => {
    expect(Object.keys(BUG_REPORT_STATE_TEXTS)).toEqual([...BUG_REPORT_STATES]);
  });
});

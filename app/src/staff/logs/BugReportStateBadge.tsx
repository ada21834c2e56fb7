import { StatusBadge } from '@atlas/ui';
import { BUG_REPORT_STATE_TEXTS } from '@atlas/domain/bugReports';
import { bugReportState } from '../../shared/bugReports/bugReportState.ts';

const TONES = { open: 'warning', 'in-progress': 'info', closed: 'neutral' } as const;

/** Badge for the state of a bug report. */
export function BugReportStateBadge({ state: name }: { state: string }) {
  const state = bugReportState(name);
  return <StatusBadge tone={TONES[state]} text={BUG_REPORT_STATE_TEXTS[state].label} />;
}

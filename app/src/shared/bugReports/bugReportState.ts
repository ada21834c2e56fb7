import { BUG_REPORT_STATES, type BugReportState } from '@atlas/domain/bugReports';
import { enumName } from '@atlas/domain/lists';

/** The state of a report from its name in the API; `open` for one of a newer server. */
export const bugReportState = (name: string): BugReportState => BUG_REPORT_STATES.find((state) => enumName(state) === name) ?? 'open';

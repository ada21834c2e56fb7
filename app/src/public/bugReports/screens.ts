import type { ScreenTable } from '../../routing/screen.ts';
import { BUG_REPORT_VIEWS, bugReportView } from './bugReportViews.ts';

/** The form of a bug report, and the page of a report. */
export const screens = {
  bugReport: { tabs: BUG_REPORT_VIEWS, by: bugReportView },
} satisfies ScreenTable;

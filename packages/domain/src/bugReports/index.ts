export { type BugReportForm, bugReportForm, MAX_REPORT_CHARACTERS } from './bugReportForm.ts';
export { bugReportsList } from './bugReportsList.ts';
export {
  BUG_REPORT_STATE_TEXTS,
  BUG_REPORT_STATES,
  type BugReportDecision,
  type BugReportState,
  whyNotDecideBugReport,
} from './bugReportStates.ts';
export { type DecideBugReportForm, decideBugReportForm } from './decideBugReportForm.ts';
export { reportedBrowser } from './reportedBrowser.ts';
export { reportedPage } from './reportedPage.ts';
export { MAX_SCREENSHOTS, SCREENSHOT_DAYS, type ScreenshotFacts, screenshotsDeletedUntil, takesScreenshot } from './screenshots.ts';
export { newTicket, readTicketKey, type TicketKey } from './ticketKey.ts';

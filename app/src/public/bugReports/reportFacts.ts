import { reportedBrowser } from '@atlas/domain/bugReports';
import { recentErrorRequest } from '../../clientErrors/errorRequest.ts';
import { type PageHistory, previousPage } from './previousPage.ts';

/** The facts that are filled in for the reporter, who can change or remove the first two. */
export interface ReportFacts {
  page: string;
  browser: string;
  /** The request of the last error; empty without one. */
  requestId: string;
}

/** Collects the facts of this browser. Only a browser calls it. */
export const reportFacts = (): ReportFacts => ({
  page: previousPage({
    ...('navigation' in globalThis && { navigation: (globalThis as unknown as Required<PageHistory>).navigation }),
    referrer: document.referrer,
    origin: location.origin,
  }),
  browser: reportedBrowser(navigator.userAgent, { width: innerWidth, height: innerHeight }),
  requestId: recentErrorRequest(Date.now()) ?? '',
});

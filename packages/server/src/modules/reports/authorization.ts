import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of reports. */
export const reportsAuthorization: Authorization = {
  types: {
    ReportRun: 'with-parent',
    SavedReport: { page: 'reportSummary' },
  },
  fields: {
    'Viewer.savedReport': { page: 'reportSummary' },
    'Viewer.savedReports': { page: 'reportSummary' },
  },
};

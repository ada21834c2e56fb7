import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for reports. */
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

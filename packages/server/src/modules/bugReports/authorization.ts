import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for sending and deciding bug reports. The records belong to the users module. */
export const bugReportsAuthorization: Authorization = {
  types: { BugReportStatus: 'everyone', PublicAnswer: 'with-parent', SentBugReport: 'everyone' },
  fields: {
    'Mutation.decideBugReport': { page: 'infoLogsReport', function: 'user_create' },
    'Mutation.reportBug': 'everyone',
    'Query.bugReportStatus': 'everyone',
  },
};

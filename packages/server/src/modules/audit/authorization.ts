import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for audit. */
export const auditAuthorization: Authorization = {
  types: {
    AuditEntry: { page: 'infoLogsReport' },
    Impersonation: { page: 'infoLogsReport' },
    SignIn: { page: 'infoLogsReport' },
  },
  fields: {
    'Viewer.auditEntries': { page: 'infoLogsReport' },
    'Viewer.auditEntry': { page: 'infoLogsReport' },
    'Viewer.impersonations': { page: 'infoLogsReport' },
    'Viewer.signIn': { page: 'infoLogsReport' },
    'Viewer.signInLog': { page: 'infoLogsReport' },
  },
};

import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of errors in browsers. */
export const clientErrorsAuthorization: Authorization = {
  types: { ClientErrorReport: { page: 'infoLogsReport' } },
  fields: { 'Viewer.clientError': { page: 'infoLogsReport' }, 'Viewer.clientErrors': { page: 'infoLogsReport' } },
};

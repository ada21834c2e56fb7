import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for errors in browsers. */
export const clientErrorsAuthorization: Authorization = {
  types: { ClientErrorReport: { page: 'infoLogsReport' } },
  fields: { 'Viewer.clientError': { page: 'infoLogsReport' }, 'Viewer.clientErrors': { page: 'infoLogsReport' } },
};

import { defineList } from '../lists/defineList.ts';
import { CLIENT_ERROR_KINDS } from './clientErrorKinds.ts';

/** The list of browser errors, filtered by the reporting request, kind, route and Manila day. */
export const clientErrorsList = defineList({
  sorts: ['at'],
  order: { by: 'at', descending: true },
  searches: 'Request ID',
  searchField: 'requestId',
  filters: {
    kind: { kind: 'enum', field: 'kind', words: CLIENT_ERROR_KINDS, many: true },
    route: { kind: 'text', field: 'route' },
    from: { kind: 'day', field: 'from' },
    to: { kind: 'day', field: 'to' },
  },
});

import { defineList } from '../lists/defineList.ts';
import { CLIENT_ERROR_KINDS } from './clientErrorKinds.ts';

/** The list of errors in browsers: by the request that told of one, by kind, by route, and by day of Manila. */
export const clientErrorsList = defineList({
  sorts: ['at'],
  order: { by: 'at', descending: true },
  searches: 'Request ID',
  searchField: 'requestId',
  filters: {
    kind: { kind: 'enum', field: 'kind', words: CLIENT_ERROR_KINDS },
    route: { kind: 'text', field: 'route' },
    from: { kind: 'day', field: 'from' },
    to: { kind: 'day', field: 'to' },
  },
});

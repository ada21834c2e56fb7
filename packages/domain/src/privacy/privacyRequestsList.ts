import { defineList } from '../lists/defineList.ts';
import { PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_STATES } from './requestProblem.ts';

/** The list of requests about personal data, filtered by kind and state. */
export const privacyRequestsList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: true },
  searches: null,
  filters: {
    kind: { kind: 'enum', field: 'kind', words: PRIVACY_REQUEST_KINDS },
    state: { kind: 'enum', field: 'state', words: PRIVACY_REQUEST_STATES },
  },
});

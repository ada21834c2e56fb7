import { defineList } from '../lists/defineList.ts';
import { BUG_REPORT_STATES } from './bugReportStates.ts';

/** The list of bug reports, searched by ticket number and filtered by state. */
export const bugReportsList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: true },
  searches: 'Ticket number',
  searchField: 'ticket',
  filters: { state: { kind: 'enum', field: 'state', words: BUG_REPORT_STATES } },
});

import { defineList } from '../lists/defineList.ts';

const PLATFORM = { kind: 'text', field: 'platform' } as const;
const SEARCHES = 'Name, email, Tribe ID or reference';

/**
 * The proofs of payment for staff: by default those that wait, oldest first.
 *
 * @spec product decision; 1 §2.5 names the page
 */
export const paymentProofsList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: false },
  searches: SEARCHES,
  filters: {
    state: { kind: 'enum', field: 'state', words: ['submitted', 'approved', 'rejected', 'superseded'] },
    platform: PLATFORM,
    from: { kind: 'day', field: 'sentFrom' },
    to: { kind: 'day', field: 'sentTo' },
  },
});

/**
 * The entries of payment schedules for staff, due or paid.
 *
 * @spec 2 §3
 */
export const paymentEntriesList = defineList({
  sorts: ['due', 'created'],
  order: { by: 'due', descending: false },
  searches: SEARCHES,
  filters: {
    status: { kind: 'enum', field: 'status', words: ['unpaid', 'paid', 'all'] },
    overdue: { kind: 'yesNo', field: 'overdue', words: { overdue: true } },
    platform: PLATFORM,
    person: { kind: 'id', field: 'userId' },
    dueFrom: { kind: 'day', field: 'dueFrom' },
    dueTo: { kind: 'day', field: 'dueTo' },
  },
});

import { defineList } from '../lists/defineList.ts';

/** The page of opt-ins that wait for a closed funnel. */
export const WAITING_LIST_PAGE = 'waiting-list';

/**
 * The people who wait for a closed funnel, newest first.
 *
 * @spec product decision: tabs of `/payment` and of a funnel
 */
export const waitingList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: true },
  searches: 'First name or email',
  filters: {
    funnel: { kind: 'id', field: 'funnelId' },
    from: { kind: 'day', field: 'from' },
    to: { kind: 'day', field: 'to' },
  },
});

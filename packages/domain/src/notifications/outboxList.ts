import { defineList } from '../lists/defineList.ts';

/** The list of what leaves the house, e-mails above all: by state, by recipient, and by day of Manila. */
export const outboxList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: true },
  searches: 'Person or email',
  filters: {
    state: { kind: 'enum', field: 'state', words: ['waiting', 'sent', 'failed', 'cancelled'] },
    channel: { kind: 'enum', field: 'channel', words: ['email', 'webhook'] },
    recipient: { kind: 'text', field: 'recipient' },
    from: { kind: 'day', field: 'from' },
    to: { kind: 'day', field: 'to' },
  },
});

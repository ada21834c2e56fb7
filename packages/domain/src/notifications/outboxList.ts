import { defineList } from '../lists/defineList.ts';

/** The list of outgoing messages, mostly emails, filtered by state, recipient and Manila day. */
export const outboxList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: true },
  searches: 'Person or email',
  filters: {
    state: { kind: 'enum', field: 'state', words: ['waiting', 'sent', 'failed', 'cancelled'], many: true },
    channel: { kind: 'enum', field: 'channel', words: ['email', 'webhook'] },
    recipient: { kind: 'text', field: 'recipient' },
    from: { kind: 'day', field: 'from' },
    to: { kind: 'day', field: 'to' },
  },
});

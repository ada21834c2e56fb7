import { defineList } from '../lists/defineList.ts';
import { CHANGELOG_STATUSES } from './changelogStatus.ts';

/** The change log for those who write it: the newest entries first, those that were archived only when they are wanted. Specification 1 §2.5. */
export const changelogList = defineList({
  sorts: ['created', 'title'],
  order: { by: 'created', descending: true },
  searches: 'Title or text',
  filters: { status: { kind: 'enum', field: 'status', words: CHANGELOG_STATUSES } },
});

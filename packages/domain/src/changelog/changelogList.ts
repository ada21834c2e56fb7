import { defineList } from '../lists/defineList.ts';
import { CHANGELOG_STATUSES } from './changelogStatus.ts';

/**
 * The change log for staff who write it: newest entries first, archived ones only when requested.
 *
 * @spec 1 §2.5
 */
export const changelogList = defineList({
  sorts: ['created', 'title', 'published'],
  order: { by: 'created', descending: true },
  searches: 'Title or text',
  filters: { status: { kind: 'enum', field: 'status', words: CHANGELOG_STATUSES } },
});

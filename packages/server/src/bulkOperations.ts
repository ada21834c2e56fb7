import type { BulkList } from '@atlas/domain/jobs';
import type { AnyBulkOperation } from './bulk/defineBulkOperation.ts';
import type { DeclaredList } from './commands/declaredList.ts';
import { archiveCourses, restoreCourses } from './modules/courses/bulk.ts';
import { COURSE_LIST } from './modules/courses/repo.ts';
import { archiveResources, restoreResources } from './modules/resources/bulk.ts';
import { RESOURCE_LIST } from './modules/resources/repo.ts';
import { archiveEvents, restoreEvents } from './modules/events/bulk.ts';
import { EVENT_LIST } from './modules/events/repo.ts';
import { extendCurrentSubscriptions } from './modules/subscriptions/bulk.ts';
import { addAccessLevel, archiveUsers, moveToOneBatch, removeAccessLevel, restoreUsers } from './modules/users/bulk.ts';
import { ARCHIVED_USER_LIST, MEMBER_LIST, NON_MEMBER_LIST } from './modules/users/repo.ts';

/** Every bulk operation there is. */
const OPERATIONS: readonly AnyBulkOperation[] = [
  moveToOneBatch,
  addAccessLevel,
  removeAccessLevel,
  extendCurrentSubscriptions,
  archiveUsers,
  restoreUsers,
  archiveCourses,
  restoreCourses,
  archiveResources,
  restoreResources,
  archiveEvents,
  restoreEvents,
];

/** The lists whose records they are for. */
const LISTS: Readonly<Record<BulkList, DeclaredList>> = {
  members: MEMBER_LIST,
  nonMembers: NON_MEMBER_LIST,
  archivedUsers: ARCHIVED_USER_LIST,
  courses: COURSE_LIST,
  resources: RESOURCE_LIST,
  events: EVENT_LIST,
};

/** The bulk operation of a name; null where this version has none. */
export const findBulkOperation = (name: string): AnyBulkOperation | null => OPERATIONS.find((operation) => operation.name === name) ?? null;

/** The list of a name; null where this version has none. */
export const findBulkList = (name: string): DeclaredList | null => (Object.hasOwn(LISTS, name) ? LISTS[name as BulkList] : null);

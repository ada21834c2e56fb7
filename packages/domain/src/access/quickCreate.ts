import type { RouteName } from '../navigation/routes.ts';
import { can } from './can.ts';
import type { FunctionFlag } from './functionFlags.ts';
import type { MenuItem } from './menuItem.ts';
import { showsQuickActions } from './navbar.ts';
import type { SessionUser } from './sessionUser.ts';

/**
 * The entries of the quick-actions menu, and the flag each requires.
 *
 * @spec 1 §2.9, §6
 */
export const QUICK_CREATE = [
  { route: 'newUser', flag: 'user_create', label: 'User' },
  { route: 'newCourse', flag: 'course_create', label: 'Course' },
  { route: 'newLesson', flag: 'lesson_create', label: 'Lesson' },
  { route: 'newEvent', flag: 'event_create', label: 'Event' },
  { route: 'newResourceFile', flag: 'resource-file_create', label: 'Resource file' },
  { route: 'newBatch', flag: 'batch_create', label: 'Batch' },
  { route: 'newGroup', flag: 'group_create', label: 'Group' },
] as const satisfies readonly { route: RouteName; flag: FunctionFlag; label: string }[];

/**
 * The user's entries of the quick-actions menu: those whose function flag is held. Empty for roles
 * without the menu.
 *
 * @example
 * const user = { id: 1, email: 'ana@example.com', roles: 'admin', ...SEEDED_ACCESS.admin };
 * quickCreate(sessionUserSchema.parse(user)).map((item) => item.label)
 * // ['User', 'Course', 'Lesson', 'Event', 'Resource file', 'Batch', 'Group']
 * @spec 1 §2.9, §6
 */
export function quickCreate(user: SessionUser | null | undefined): MenuItem[] {
  if (!showsQuickActions(user)) return [];
  return QUICK_CREATE.filter(({ flag }) => can(user, { function: flag })).map(({ route, label }) => ({ key: route, label, route }));
}

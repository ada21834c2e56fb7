import type { Need, Role } from '../access/index.ts';
import type { UploadKind } from './templates.ts';

/** The roles that see everyone. Others would get a part of the groups and courses. */
const SEES_EVERYONE: readonly Role[] = ['admin', 'tribe-team-fa', 'tribe-team-ro'];

/**
 * The requirements of an export in the format of a template: the pages that show its records. The
 * people in an export are those whom the reader sees.
 *
 * @spec 1 §6
 */
export const EXPORT_NEEDS: Readonly<Record<UploadKind, Need>> = {
  members: { page: ['users', 'user'] },
  groups: { page: ['groups', 'group'], role: SEES_EVERYONE },
  courses: { page: ['courses', 'course'], role: SEES_EVERYONE },
};

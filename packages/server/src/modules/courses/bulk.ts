import { archivingOperations } from '../../bulk/archivingOperations.ts';
import { courses } from './tables.ts';

/** Archives or restores courses in bulk. */
export const { archive: archiveCourses, restore: restoreCourses } = archivingOperations('courses', {
  table: courses,
  subject: 'course',
});

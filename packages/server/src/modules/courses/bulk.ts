import { archiveInBulk } from '../../bulk/archiveInBulk.ts';
import { courses } from './tables.ts';

const COURSES = { table: courses, subject: 'course' };

/** Archives or restores courses in bulk. */
export const archiveCourses = archiveInBulk('archive-courses', { ...COURSES, archived: true });
export const restoreCourses = archiveInBulk('restore-courses', { ...COURSES, archived: false });

import { archiveInBulk } from '../../bulk/archiveInBulk.ts';
import { courses } from './tables.ts';

const COURSES = { table: courses, subject: 'course' };

/** Takes courses away from members, or gives them back. */
export const archiveCourses = archiveInBulk('archive-courses', { ...COURSES, archived: true });
export const restoreCourses = archiveInBulk('restore-courses', { ...COURSES, archived: false });

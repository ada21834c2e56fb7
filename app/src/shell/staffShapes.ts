import type { RouteName } from '@atlas/domain/navigation';

/** The shape of a staff page: rows, fields, or one record. */
export type StaffShape = 'table' | 'form' | 'detail';

/** The staff pages that are there, each with its shape while it loads. Only data: members carry it, the shapes they do not. */
export const STAFF_SHAPES: Partial<Record<RouteName, StaffShape>> = {
  courses: 'table',
  course: 'detail',
  newCourse: 'form',
  editCourse: 'form',
  courseIntro: 'form',
  courseIntroPreview: 'detail',
  courseTracks: 'detail',
  lesson: 'detail',
  newLesson: 'form',
  editLesson: 'form',
  lessonFile: 'detail',
  newLessonFile: 'form',
  editLessonFile: 'form',
};

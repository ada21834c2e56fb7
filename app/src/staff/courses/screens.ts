import { coursesList } from '@atlas/domain/courses';
import { idIn } from '../../admin/idIn.ts';
import { detailScreen, editScreen, listScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import CourseQuery from './__generated__/CourseDetailScreenQuery$parameters.ts';
import CourseIntroPreviewQuery from './__generated__/CourseIntroPreviewScreenQuery$parameters.ts';
import CourseIntroQuery from './__generated__/CourseIntroScreenQuery$parameters.ts';
import CoursesQuery from './__generated__/CoursesScreenQuery$parameters.ts';
import CourseTracksQuery from './__generated__/CourseTracksScreenQuery$parameters.ts';
import EditCourseQuery from './__generated__/EditCourseScreenQuery$parameters.ts';
import EditLessonFileQuery from './__generated__/EditLessonFileScreenQuery$parameters.ts';
import EditLessonQuery from './__generated__/EditLessonScreenQuery$parameters.ts';
import LessonQuery from './__generated__/LessonDetailScreenQuery$parameters.ts';
import LessonFileQuery from './__generated__/LessonFileScreenQuery$parameters.ts';
import NewCourseQuery from './__generated__/NewCourseScreenQuery$parameters.ts';
import NewLessonFileQuery from './__generated__/NewLessonFileScreenQuery$parameters.ts';
import NewLessonQuery from './__generated__/NewLessonScreenQuery$parameters.ts';

/** The staff screens for courses, lessons and their files. */
export const screens = {
  courses: listScreen({
    load: async () => (await import('./CoursesScreen.tsx')).CoursesScreen,
    query: CoursesQuery,
    list: coursesList,
  }),
  course: detailScreen({
    load: async () => (await import('./CourseDetailScreen.tsx')).CourseDetailScreen,
    query: CourseQuery,
    subject: 'viewer.course',
  }),
  newCourse: editScreen({
    load: async () => (await import('./NewCourseScreen.tsx')).NewCourseScreen,
    query: NewCourseQuery,
  }),
  editCourse: editScreen({
    load: async () => (await import('./EditCourseScreen.tsx')).EditCourseScreen,
    query: EditCourseQuery,
    subject: 'viewer.course',
  }),
  courseIntro: editScreen({
    load: async () => (await import('./CourseIntroScreen.tsx')).CourseIntroScreen,
    query: CourseIntroQuery,
    subject: 'viewer.course',
  }),
  courseIntroPreview: detailScreen({
    load: async () => (await import('./CourseIntroPreviewScreen.tsx')).CourseIntroPreviewScreen,
    query: CourseIntroPreviewQuery,
    subject: 'viewer.course',
  }),
  courseTracks: detailScreen({
    load: async () => (await import('./CourseTracksScreen.tsx')).CourseTracksScreen,
    query: CourseTracksQuery,
    subject: 'viewer.course',
  }),
  lesson: detailScreen({
    load: async () => (await import('./LessonDetailScreen.tsx')).LessonDetailScreen,
    query: LessonQuery,
    subject: 'viewer.lesson',
  }),
  newLesson: editScreen({
    load: async () => (await import('./NewLessonScreen.tsx')).NewLessonScreen,
    query: NewLessonQuery,
    search: idIn('courseId'),
  }),
  editLesson: editScreen({
    load: async () => (await import('./EditLessonScreen.tsx')).EditLessonScreen,
    query: EditLessonQuery,
    subject: 'viewer.lesson',
  }),
  lessonFile: detailScreen({
    load: async () => (await import('./LessonFileScreen.tsx')).LessonFileScreen,
    query: LessonFileQuery,
    subject: 'viewer.lessonFile',
  }),
  newLessonFile: editScreen({
    load: async () => (await import('./NewLessonFileScreen.tsx')).NewLessonFileScreen,
    query: NewLessonFileQuery,
    search: idIn('lessonId'),
  }),
  editLessonFile: editScreen({
    load: async () => (await import('./EditLessonFileScreen.tsx')).EditLessonFileScreen,
    query: EditLessonFileQuery,
    subject: 'viewer.lessonFile',
  }),
} satisfies ScreenTable;

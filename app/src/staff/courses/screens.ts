import { coursesList } from '@atlas/domain/courses';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { idIn } from '../../admin/idIn.ts';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { DetailPageSkeleton, FormPageSkeleton, ListPageSkeleton } from '../../shell/StaffSkeleton.tsx';
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

/** The screens of courses, lessons and their files for staff. */
export const screens = {
  courses: screen({
    load: async () => (await import('./CoursesScreen.tsx')).CoursesScreen,
    query: CoursesQuery,
    search: (search) => listVariables(readListSearch(search, coursesList), coursesList),
    skeleton: ListPageSkeleton,
  }),
  course: screen({
    load: async () => (await import('./CourseDetailScreen.tsx')).CourseDetailScreen,
    query: CourseQuery,
    subject: 'viewer.course',
    skeleton: DetailPageSkeleton,
  }),
  newCourse: screen({
    load: async () => (await import('./NewCourseScreen.tsx')).NewCourseScreen,
    query: NewCourseQuery,
    skeleton: FormPageSkeleton,
  }),
  editCourse: screen({
    load: async () => (await import('./EditCourseScreen.tsx')).EditCourseScreen,
    query: EditCourseQuery,
    subject: 'viewer.course',
    skeleton: FormPageSkeleton,
  }),
  courseIntro: screen({
    load: async () => (await import('./CourseIntroScreen.tsx')).CourseIntroScreen,
    query: CourseIntroQuery,
    subject: 'viewer.course',
    skeleton: FormPageSkeleton,
  }),
  courseIntroPreview: screen({
    load: async () => (await import('./CourseIntroPreviewScreen.tsx')).CourseIntroPreviewScreen,
    query: CourseIntroPreviewQuery,
    subject: 'viewer.course',
    skeleton: DetailPageSkeleton,
  }),
  courseTracks: screen({
    load: async () => (await import('./CourseTracksScreen.tsx')).CourseTracksScreen,
    query: CourseTracksQuery,
    subject: 'viewer.course',
    skeleton: DetailPageSkeleton,
  }),
  lesson: screen({
    load: async () => (await import('./LessonDetailScreen.tsx')).LessonDetailScreen,
    query: LessonQuery,
    subject: 'viewer.lesson',
    skeleton: DetailPageSkeleton,
  }),
  newLesson: screen({
    load: async () => (await import('./NewLessonScreen.tsx')).NewLessonScreen,
    query: NewLessonQuery,
    search: idIn('courseId'),
    skeleton: FormPageSkeleton,
  }),
  editLesson: screen({
    load: async () => (await import('./EditLessonScreen.tsx')).EditLessonScreen,
    query: EditLessonQuery,
    subject: 'viewer.lesson',
    skeleton: FormPageSkeleton,
  }),
  lessonFile: screen({
    load: async () => (await import('./LessonFileScreen.tsx')).LessonFileScreen,
    query: LessonFileQuery,
    subject: 'viewer.lessonFile',
    skeleton: DetailPageSkeleton,
  }),
  newLessonFile: screen({
    load: async () => (await import('./NewLessonFileScreen.tsx')).NewLessonFileScreen,
    query: NewLessonFileQuery,
    search: idIn('lessonId'),
    skeleton: FormPageSkeleton,
  }),
  editLessonFile: screen({
    load: async () => (await import('./EditLessonFileScreen.tsx')).EditLessonFileScreen,
    query: EditLessonFileQuery,
    subject: 'viewer.lessonFile',
    skeleton: FormPageSkeleton,
  }),
} satisfies ScreenTable;

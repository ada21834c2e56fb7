import { parseCourseSearch } from '@atlas/domain/courses';
import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import CourseQuery from './__generated__/CourseScreenQuery$parameters.ts';
import LessonQuery from './__generated__/LessonScreenQuery$parameters.ts';
import MyCoursesQuery from './__generated__/MyCoursesScreenQuery$parameters.ts';
import { roomBeside } from './roomBeside.ts';

// The first page arrives with its data. The skeletons are for later pages.
const skeletons = () => import('../skeletons.tsx');
const MyCoursesSkeleton = lazy(async () => ({ default: (await skeletons()).MyCoursesSkeleton }));
const CourseSkeleton = lazy(async () => ({ default: (await skeletons()).CourseSkeleton }));
const LessonSkeleton = lazy(async () => ({ default: (await skeletons()).LessonSkeleton }));

/** The courses of members, and their lessons. */
export const screens = {
  viewCourses: screen({
    load: async () => (await import('./MyCoursesScreen.tsx')).MyCoursesScreen,
    query: MyCoursesQuery,
    search: parseCourseSearch,
    skeleton: MyCoursesSkeleton,
  }),
  viewCourse: screen({
    load: async () => (await import('./CourseScreen.tsx')).CourseScreen,
    query: CourseQuery,
    subject: 'viewer.course',
    skeleton: CourseSkeleton,
  }),
  viewLesson: screen({
    load: async () => (await import('./LessonScreen.tsx')).LessonScreen,
    query: LessonQuery,
    subject: 'viewer.lesson',
    // A lesson's data and the width of the window decide which of them it needs.
    preloadAlso: () =>
      Promise.all([
        import('@atlas/ui/components/learning/VideoPlayer.tsx'),
        import('@atlas/ui/components/learning/EmbedFrame.tsx'),
        roomBeside().matches && import('./LessonOutlineList.tsx'),
      ]),
    skeleton: LessonSkeleton,
  }),
} satisfies ScreenTable;

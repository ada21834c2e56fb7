import { parseCourseSearch } from '@atlas/domain/courses';
import { lazy } from 'react';
import { screen, type ScreenTable } from '../routing/screen.ts';
import { hasScreenFor } from '../routing/screenNames.ts';
import CourseQuery from './courses/__generated__/CourseScreenQuery$parameters.ts';
import LessonQuery from './courses/__generated__/LessonScreenQuery$parameters.ts';
import MyCoursesQuery from './courses/__generated__/MyCoursesScreenQuery$parameters.ts';
import HomeQuery from './home/__generated__/HomeScreenQuery$parameters.ts';

// The first page comes with its data; the shapes are for the pages after it.
const skeletons = () => import('./skeletons.tsx');
const HomeSkeleton = lazy(async () => ({ default: (await skeletons()).HomeSkeleton }));
const MyCoursesSkeleton = lazy(async () => ({ default: (await skeletons()).MyCoursesSkeleton }));
const CourseSkeleton = lazy(async () => ({ default: (await skeletons()).CourseSkeleton }));
const LessonSkeleton = lazy(async () => ({ default: (await skeletons()).LessonSkeleton }));

/** The screens of members. */
export const screens: ScreenTable<'member'> = {
  home: screen({
    load: async () => (await import('./home/HomeScreen.tsx')).HomeScreen,
    query: HomeQuery,
    search: (_search, viewer) => ({ showsEvent: hasScreenFor(viewer, 'viewEvent') }),
    skeleton: HomeSkeleton,
  }),
  viewCourses: screen({
    load: async () => (await import('./courses/MyCoursesScreen.tsx')).MyCoursesScreen,
    query: MyCoursesQuery,
    search: parseCourseSearch,
    skeleton: MyCoursesSkeleton,
  }),
  viewCourse: screen({
    load: async () => (await import('./courses/CourseScreen.tsx')).CourseScreen,
    query: CourseQuery,
    subject: 'viewer.course',
    skeleton: CourseSkeleton,
  }),
  viewLesson: screen({
    load: async () => (await import('./courses/LessonScreen.tsx')).LessonScreen,
    query: LessonQuery,
    subject: 'viewer.lesson',
    // Which of them a lesson has, its data says.
    soon: () =>
      Promise.all([import('@atlas/ui/components/learning/VideoPlayer.tsx'), import('@atlas/ui/components/learning/EmbedFrame.tsx')]),
    skeleton: LessonSkeleton,
  }),
};

import type { Screens } from './ScreenCache.ts';
import ViewCourseQuery from '../member/courses/__generated__/CourseScreenQuery$parameters.ts';
import ViewLessonQuery from '../member/courses/__generated__/LessonScreenQuery$parameters.ts';
import ViewCoursesQuery from '../member/courses/__generated__/MyCoursesScreenQuery$parameters.ts';
import HomeQuery from '../member/home/__generated__/HomeScreenQuery$parameters.ts';
import CourseQuery from '../staff/courses/__generated__/CourseDetailScreenQuery$parameters.ts';
import NewCourseQuery from '../staff/courses/__generated__/NewCourseScreenQuery$parameters.ts';
import EditCourseQuery from '../staff/courses/__generated__/EditCourseScreenQuery$parameters.ts';
import CourseIntroQuery from '../staff/courses/__generated__/CourseIntroScreenQuery$parameters.ts';
import CourseIntroPreviewQuery from '../staff/courses/__generated__/CourseIntroPreviewScreenQuery$parameters.ts';
import CourseTracksQuery from '../staff/courses/__generated__/CourseTracksScreenQuery$parameters.ts';
import LessonQuery from '../staff/courses/__generated__/LessonDetailScreenQuery$parameters.ts';
import NewLessonQuery from '../staff/courses/__generated__/NewLessonScreenQuery$parameters.ts';
import EditLessonQuery from '../staff/courses/__generated__/EditLessonScreenQuery$parameters.ts';
import LessonFileQuery from '../staff/courses/__generated__/LessonFileScreenQuery$parameters.ts';
import NewLessonFileQuery from '../staff/courses/__generated__/NewLessonFileScreenQuery$parameters.ts';
import EditLessonFileQuery from '../staff/courses/__generated__/EditLessonFileScreenQuery$parameters.ts';
import CoursesQuery from '../staff/courses/__generated__/CoursesScreenQuery$parameters.ts';
import FunnelQuery from '../public/funnels/__generated__/FunnelPageQuery$parameters.ts';

/**
 * Joins a route's name to its lazy screen and the query that is asked for beside the code.
 * The build reads this table too: it tells the server which chunks and which first answer a page needs.
 */
export const screens = {
  home: { load: () => import('../member/home/HomeScreen.tsx').then((m) => m.HomeScreen), query: HomeQuery },
  viewCourses: { load: () => import('../member/courses/MyCoursesScreen.tsx').then((m) => m.MyCoursesScreen), query: ViewCoursesQuery },
  viewCourse: {
    load: () => import('../member/courses/CourseScreen.tsx').then((m) => m.CourseScreen),
    query: ViewCourseQuery,
    subject: 'viewer.course',
  },
  viewLesson: {
    load: () => import('../member/courses/LessonScreen.tsx').then((m) => m.LessonScreen),
    query: ViewLessonQuery,
    subject: 'viewer.lesson',
    soon: () => import('@atlas/ui/components/learning/Markdown.tsx'),
  },
  courses: { load: () => import('../staff/courses/CoursesScreen.tsx').then((m) => m.CoursesScreen), query: CoursesQuery },
  course: {
    load: () => import('../staff/courses/CourseDetailScreen.tsx').then((m) => m.CourseDetailScreen),
    query: CourseQuery,
    subject: 'viewer.course',
  },
  newCourse: {
    load: () => import('../staff/courses/NewCourseScreen.tsx').then((m) => m.NewCourseScreen),
    query: NewCourseQuery,
  },
  editCourse: {
    load: () => import('../staff/courses/EditCourseScreen.tsx').then((m) => m.EditCourseScreen),
    query: EditCourseQuery,
    subject: 'viewer.course',
  },
  courseIntro: {
    load: () => import('../staff/courses/CourseIntroScreen.tsx').then((m) => m.CourseIntroScreen),
    query: CourseIntroQuery,
    subject: 'viewer.course',
  },
  courseIntroPreview: {
    load: () => import('../staff/courses/CourseIntroPreviewScreen.tsx').then((m) => m.CourseIntroPreviewScreen),
    query: CourseIntroPreviewQuery,
    subject: 'viewer.course',
  },
  courseTracks: {
    load: () => import('../staff/courses/CourseTracksScreen.tsx').then((m) => m.CourseTracksScreen),
    query: CourseTracksQuery,
    subject: 'viewer.course',
  },
  lesson: {
    load: () => import('../staff/courses/LessonDetailScreen.tsx').then((m) => m.LessonDetailScreen),
    query: LessonQuery,
    subject: 'viewer.lesson',
  },
  newLesson: {
    load: () => import('../staff/courses/NewLessonScreen.tsx').then((m) => m.NewLessonScreen),
    query: NewLessonQuery,
    subject: 'viewer.course',
  },
  editLesson: {
    load: () => import('../staff/courses/EditLessonScreen.tsx').then((m) => m.EditLessonScreen),
    query: EditLessonQuery,
    subject: 'viewer.lesson',
  },
  lessonFile: {
    load: () => import('../staff/courses/LessonFileScreen.tsx').then((m) => m.LessonFileScreen),
    query: LessonFileQuery,
    subject: 'viewer.lessonFile',
  },
  newLessonFile: {
    load: () => import('../staff/courses/NewLessonFileScreen.tsx').then((m) => m.NewLessonFileScreen),
    query: NewLessonFileQuery,
    subject: 'viewer.lesson',
  },
  editLessonFile: {
    load: () => import('../staff/courses/EditLessonFileScreen.tsx').then((m) => m.EditLessonFileScreen),
    query: EditLessonFileQuery,
    subject: 'viewer.lessonFile',
  },
  login: { load: () => import('../public/auth/LoginScreen.tsx').then((m) => m.LoginScreen) },
  signup: { load: () => import('../public/auth/SignUpScreen.tsx').then((m) => m.SignUpScreen) },
  forbidden: { load: () => import('../shell/ForbiddenScreen.tsx').then((m) => m.ForbiddenScreen) },
  // Both entries of /{slug} share one screen; the first name is the one that matches.
  mainAffiliateLink: {
    load: () => import('../public/funnels/FunnelScreen.tsx').then((m) => m.FunnelScreen),
    plainQuery: FunnelQuery,
    subject: 'publicFunnel',
  },
} satisfies Screens;

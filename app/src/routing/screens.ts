import type { Screens } from './ScreenCache.ts';
import ViewCourseQuery from '../member/courses/__generated__/CourseScreenQuery$parameters.ts';
import ViewLessonQuery from '../member/courses/__generated__/LessonScreenQuery$parameters.ts';
import ViewCoursesQuery from '../member/courses/__generated__/MyCoursesScreenQuery$parameters.ts';
import HomeQuery from '../member/home/__generated__/HomeScreenQuery$parameters.ts';
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

import { DEMO_COURSE, type OtherPlace, type Place, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** A course that members have and non-members do not. A member looks up its address. */
const lockedCourse: Place = [
  'non-member',
  async (atlas) => {
    await atlas.logIn('member');
    const path = await atlas.coursePath(DEMO_COURSE);
    await atlas.logIn('non-member');
    return path;
  },
];

/** Courses and lessons of a member. */
export const places = {
  viewCourses: ['member', '/courses/my-courses?filter=watching&sort=newest'],
  viewCourse: ['member', (atlas) => atlas.coursePath(DEMO_COURSE)],
  viewLesson: ['member', (atlas) => atlas.lessonPath(DEMO_COURSE, 'How to read a job post in layers')],
} satisfies ScreenPlaces<'member', 'courses'>;

/** Other kinds of lessons, and courses that do not open. */
export const otherPlaces: readonly OtherPlace[] = [
  ['a course that does not exist', ['member', '/courses/my-courses/999999'], /^404 GET/],
  ['a lesson with a video', ['member', (atlas) => atlas.lessonPath(DEMO_COURSE, 'Three questions before you apply')]],
  ['a locked course', lockedCourse],
];

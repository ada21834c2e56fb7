import { DEMO_COURSE, type OtherPlace, type Place, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The demo course, at an address below its own. */
const course = (rest = ''): Place => ['admin', async (atlas) => (await atlas.staffCoursePath(DEMO_COURSE)) + rest];

/** A lesson with a file in the demo course. */
const lesson = (path: (ids: { lessonId: number; fileId: number }) => string): Place => [
  'admin',
  async (atlas) => path(await atlas.staffLesson(DEMO_COURSE)),
];

/** Courses, lessons and their files. */
export const places = {
  courses: ['admin', '/courses?sort=name&page=2'],
  course: course(),
  newCourse: ['admin', '/courses/new'],
  editCourse: course('/edit'),
  courseIntro: course('/intro'),
  courseIntroPreview: course('/intro/preview'),
  courseTracks: course('/tracks'),
  lesson: lesson(({ lessonId }) => `/lessons/${lessonId}`),
  newLesson: ['admin', async (atlas) => `/lessons/new?courseId=${(await atlas.staffCoursePath(DEMO_COURSE)).split('/').at(-1)}`],
  editLesson: lesson(({ lessonId }) => `/lessons/${lessonId}/edit`),
  lessonFile: lesson(({ fileId }) => `/lesson-files/${fileId}`),
  newLessonFile: lesson(({ lessonId }) => `/lesson-files/new?lessonId=${lessonId}`),
  editLessonFile: lesson(({ fileId }) => `/lesson-files/${fileId}/edit`),
} satisfies ScreenPlaces<'staff', 'courses'>;

/** A form without its course, and an archive. */
export const otherPlaces: readonly OtherPlace[] = [
  ['a new lesson before its course is chosen', ['admin', '/lessons/new']],
  ['the archived courses', ['admin', '/courses?status=archived']],
];

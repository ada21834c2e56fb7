import { courseProgress } from '@atlas/domain/courses';
import { countUpTo, readPage, rowsOf } from '../../db/list.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionComplexity, forwardConnection } from '../../graphql/cursor.ts';
import { UserRef } from '../users/refs.ts';
import { coursesStartedBy, findOpenedLessons, openedBy, type OpenedLesson, openedLessonsList, type StartedCourse } from './activityRepo.ts';

const StartedCourseRef = builder.objectRef<StartedCourse>('StartedCourse').implement({
  description: "A course that a person opened, with the person's progress.",
  fields: (t) => ({
    courseId: t.exposeInt('courseId', { description: 'The databaseId of the course.' }),
    name: t.exposeString('name'),
    finishedLessons: t.exposeInt('finishedLessons'),
    totalLessons: t.exposeInt('totalLessons'),
    percent: t.int({ resolve: ({ finishedLessons, totalLessons }) => courseProgress(finishedLessons, totalLessons).percent }),
    lastOpenedAt: t.expose('lastOpenedAt', { type: 'DateTime' }),
  }),
});

const OpenedLessonRef = builder.objectRef<OpenedLesson>('OpenedLesson').implement({
  description: 'A lesson that a person opened. Archived lessons remain in it.',
  fields: (t) => ({
    lessonId: t.exposeInt('lessonId', { description: 'The databaseId of the lesson.' }),
    name: t.exposeString('name'),
    courseId: t.exposeInt('courseId', { description: 'The databaseId of its course.' }),
    courseName: t.exposeString('courseName'),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When it was last opened.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectField(UserRef, 'startedCourses', (t) =>
  t.field({
    type: [StartedCourseRef],
    description: 'The courses that the person opened, the most recently opened first.',
    complexity: { multiplier: 3 },
    resolve: (user, _args, ctx) => ctx.loader(coursesStartedBy).load(user.id),
  }),
);

builder.objectField(UserRef, 'openedLessons', (t) =>
  t.connection(
    {
      type: OpenedLessonRef,
      description: 'The lessons that the person opened, the most recently opened first.',
      complexity: connectionComplexity,
      resolve: async ({ id: userId }, page, ctx) => {
        const rows = rowsOf(openedBy(userId));
        const connection = await forwardConnection(
          page,
          'opened-',
          async (wanted) => {
            const listed = await readPage(ctx.source.db, openedLessonsList, rows, { by: 'opened', descending: true, ...wanted });
            const found = await findOpenedLessons(
              ctx.source,
              userId,
              listed.map(({ id }) => id),
            );
            const lessons = new Map(found.map((lesson) => [lesson.lessonId, lesson]));
            return listed.flatMap(({ id, place }) => {
              const node = lessons.get(id);
              return node ? [{ node, place }] : [];
            });
          },
          (row) => row,
        );
        return { ...connection, userId };
      },
    },
    {
      name: 'OpenedLessonsConnection',
      fields: (c) => ({
        totalCount: c.int({
          description: 'Counted up to 1,001.',
          resolve: (connection, _args, ctx) =>
            // The field above adds the person; Pothos does not type what a connection has more.
            countUpTo(ctx.source.db, openedLessonsList, rowsOf(openedBy((connection as unknown as { userId: number }).userId))),
        }),
      }),
    },
    { name: 'OpenedLessonsEdge' },
  ),
);

import { COURSE_FILTERS, COURSE_SORTS, learningTotals, sortedCourses, type LearningTotals } from '@atlas/domain/courses';
import { builder } from '../../graphql/builder.ts';
import { connectionComplexity, forwardConnection } from '../../graphql/cursor.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { findFunnelToJoin } from '../funnels/commands.ts';
import { PublicFunnelRef } from '../funnels/refs.ts';
import { asCourse, findCourseToContinue, isAfter, myCourses, openCourses, placeOf } from './learning.ts';
import { CourseRef } from './refs.ts';

const CourseFilter = builder.enumType('CourseFilter', { values: COURSE_FILTERS.map(({ value }) => value) });
const CourseSort = builder.enumType('CourseSort', { values: COURSE_SORTS.map(({ value }) => value) });

const LearningRef = builder.objectRef<LearningTotals>('LearningTotals').implement({
  description: "Totals across all of the viewer's courses.",
  fields: (t) => ({
    finishedLessons: t.exposeInt('finishedLessons'),
    totalLessons: t.exposeInt('totalLessons'),
    finishedCourses: t.exposeInt('finishedCourses'),
    totalCourses: t.exposeInt('totalCourses'),
    openCourses: t.int({
      description: 'Courses that are currently open to the viewer.',
      resolve: async (_totals, _args, ctx) => (await openCourses(ctx)).length,
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  learning: t.field({ type: LearningRef, resolve: async (_viewer, _args, ctx) => learningTotals(await myCourses(ctx)) }),
  courseToContinue: t.field({
    type: CourseRef,
    nullable: true,
    description: 'Of the courses that are open and not finished, the one the viewer opened last. Null if there is none.',
    resolve: (_viewer, _args, ctx) => findCourseToContinue(ctx),
  }),
  funnelToJoin: t.field({
    type: PublicFunnelRef,
    nullable: true,
    description: 'The funnel shown to viewers without courses: the one that the setting `join-funnel` names, while it is open to visitors.',
    resolve: async (_viewer, _args, ctx) => ((await myCourses(ctx)).length > 0 ? null : findFunnelToJoin(ctx)),
  }),
  myCourses: t.connection(
    {
      type: CourseRef,
      description: 'The courses that the viewer has, had or will have, without archived ones.',
      args: {
        filter: t.arg({ type: CourseFilter, defaultValue: 'all', required: true }),
        sort: t.arg({ type: CourseSort, defaultValue: 'recent', required: true }),
      },
      complexity: connectionComplexity,
      resolve: async (_viewer, { filter, sort, ...page }, ctx) => {
        const sorted = sortedCourses(await myCourses(ctx), { filter, sort });
        const connection = await forwardConnection(
          page,
          sort,
          async ({ limit, offset, after }) => {
            const rest = after === null ? sorted : sorted.filter((course) => isAfter(placeOf(course, sort), after));
            return rest.slice(offset, offset + limit).map(asCourse);
          },
          (course) => ({ node: course, place: placeOf(course.mine, sort) }),
        );
        return { ...connection, totalCount: sorted.length };
      },
    },
    {
      name: 'MyCoursesConnection',
      fields: (c) => ({
        totalCount: c.int({ resolve: (connection) => (connection as unknown as { totalCount: number }).totalCount }),
      }),
    },
    { name: 'MyCoursesEdge' },
  ),
}));

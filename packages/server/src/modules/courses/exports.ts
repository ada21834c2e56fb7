import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { COURSE_LIST, courseLevels, courseProducts, courseSize } from './repo.ts';

const namesOf = (of: readonly { name: string }[]): string => of.map(({ name }) => name).join(', ');

/** Spreadsheet of the courses. */
export const COURSE_EXPORT = defineExport(COURSE_LIST, {
  title: 'Courses',
  path: (query) => routePath('courses', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Course', value: ({ name }) => name },
    { header: 'Short description', value: ({ shortDescription }) => shortDescription },
    { header: 'Author', value: ({ authorId }, ctx) => personCell(ctx, authorId) },
    { header: 'Units', value: async ({ id }, ctx) => (await ctx.loader(courseSize).load(id)).units },
    { header: 'Lessons', value: async ({ id }, ctx) => (await ctx.loader(courseSize).load(id)).lessons },
    { header: 'Products', page: 'course', value: async ({ id }, ctx) => namesOf(await ctx.loader(courseProducts).load(id)) },
    { header: 'Access levels', page: 'course', value: async ({ id }, ctx) => namesOf(await ctx.loader(courseLevels).load(id)) },
    { header: 'Published', value: ({ publishedAt }) => publishedAt },
    { header: 'Status', page: 'course', value: ({ archivedAt }) => (archivedAt === null ? 'Active' : 'Archived') },
    { header: 'Created', page: 'course', value: ({ createdAt }) => createdAt },
  ],
});

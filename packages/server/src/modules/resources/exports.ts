import { routePath } from '@atlas/domain/navigation';
import { RESOURCE_KINDS } from '@atlas/domain/uploads';
import { defineExport } from '../../commands/exportedList.ts';
import { linkStateLoader, RESOURCE_LIST, resourceFileLoader, resourceLevels, resourceProducts } from './repo.ts';

const namesOf = (of: readonly { name: string }[]): string => of.map(({ name }) => name).join(', ');
const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');

/** Spreadsheet of the resources. */
export const RESOURCE_EXPORT = defineExport(RESOURCE_LIST, {
  title: 'Resource files',
  path: (query) => routePath('resourceFiles', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Resource', value: ({ name }) => name },
    { header: 'Kind', value: ({ kind }) => RESOURCE_KINDS[kind] },
    { header: 'File', value: async ({ id }, ctx) => (await ctx.loader(resourceFileLoader).load(id))?.name ?? null },
    { header: 'Bytes', value: async ({ id }, ctx) => (await ctx.loader(resourceFileLoader).load(id))?.bytes ?? null },
    { header: 'Link', page: 'resourceFile', value: ({ url }) => url },
    { header: 'Broken since', value: async ({ id }, ctx) => (await ctx.loader(linkStateLoader).load(id))?.brokenSince ?? null },
    { header: 'Open to everyone', value: ({ isPublic }) => yesNo(isPublic) },
    { header: 'For affiliates', value: ({ forAffiliates }) => yesNo(forAffiliates) },
    { header: 'Products', page: 'resourceFile', value: async ({ id }, ctx) => namesOf(await ctx.loader(resourceProducts).load(id)) },
    { header: 'Access levels', page: 'resourceFile', value: async ({ id }, ctx) => namesOf(await ctx.loader(resourceLevels).load(id)) },
    { header: 'Published', value: ({ publishedAt }) => publishedAt },
    { header: 'Status', value: ({ archivedAt }) => (archivedAt === null ? 'Active' : 'Archived') },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

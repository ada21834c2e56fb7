import { heldFlags, isFunctionFlag, ROLE_NAMES } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { accessLevelHolders } from '../access/repo.ts';
import { ACCESS_LEVEL_LIST, accessLevelSavedAt } from './repo.ts';

/** Spreadsheet of the access levels. */
export const ACCESS_LEVEL_EXPORT = defineExport(ACCESS_LEVEL_LIST, {
  title: 'Access levels',
  path: (query) => routePath('accessLevels', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Key', value: ({ key }) => key },
    { header: 'Name', value: ({ name }) => name },
    { header: 'Role', value: ({ role }) => ROLE_NAMES[role] },
    { header: 'People', value: ({ id }, ctx) => ctx.loader(accessLevelHolders).load(id) },
    {
      header: 'Page flags',
      value: (level) =>
        heldFlags(level)
          .filter((flag) => !isFunctionFlag(flag))
          .join(', '),
    },
    { header: 'Function flags', value: (level) => heldFlags(level).filter(isFunctionFlag).join(', ') },
    { header: 'Changed', value: async ({ id, createdAt }, ctx) => (await ctx.loader(accessLevelSavedAt).load(id)) ?? createdAt },
    { header: 'Status', value: ({ archivedAt }) => (archivedAt === null ? 'Active' : 'Archived') },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

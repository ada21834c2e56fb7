import { SEGMENT_LISTS } from '@atlas/domain/segments';
import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { peopleInSegment, SEGMENT_LIST } from './repo.ts';

/** The segments as a sheet. The people of one are exported from its list. */
export const SEGMENT_EXPORT = defineExport(SEGMENT_LIST, {
  title: 'Segments',
  path: (query) => routePath('users', { tab: 'segments', ...query }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Name', value: ({ name }) => name },
    { header: 'List', value: ({ list }) => SEGMENT_LISTS.find(({ value }) => value === list)?.label ?? list },
    { header: 'Filters', value: ({ search }) => search },
    { header: 'People, up to 1,001', value: (segment, ctx) => ctx.loader(peopleInSegment).load(segment) },
    { header: 'Owner', value: ({ ownerId }, ctx) => personCell(ctx, ownerId) },
    { header: 'Shared', value: ({ sharedAt }) => sharedAt },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

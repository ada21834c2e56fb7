import { changelogStatus } from '@atlas/domain/changelog';
import { inWords } from '@atlas/domain/audit';
import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { CHANGELOG_LIST } from './repo.ts';

/** Spreadsheet of the change log. */
export const CHANGELOG_EXPORT = defineExport(CHANGELOG_LIST, {
  title: 'Change log',
  path: (query) => routePath('featureChangeLog', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Title', value: ({ title }) => title },
    { header: 'Text', value: ({ body }) => body },
    { header: 'Status', value: (entry, { source }) => inWords(changelogStatus(entry, source.now)) },
    { header: 'Published', value: ({ publishedAt }) => publishedAt },
    { header: 'Author', value: ({ authorId }, ctx) => personCell(ctx, authorId) },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

import { publicRecord, type Authorization } from '../../graphql/rules.ts';
import { can } from '@atlas/domain/access';
import { CHANGELOG_PAGES, isPublished, type ChangelogEntry } from './repo.ts';

/** Access rules for the change log. */
export const changelogAuthorization: Authorization = {
  types: {
    ChangelogEntry: publicRecord(
      'unpublished entries only for holders of defaultSettings and featureChangeLog',
      (entry: ChangelogEntry, ctx) => isPublished(entry, ctx.source.now) || can(ctx.access, { page: CHANGELOG_PAGES }),
    ),
  },
  fields: {
    'ChangelogEntry.archivedAt': { pages: CHANGELOG_PAGES },
    'ChangelogEntry.author': { pages: CHANGELOG_PAGES },
    'ChangelogEntry.createdAt': { pages: CHANGELOG_PAGES },
    'ChangelogEntry.revision': { pages: CHANGELOG_PAGES },
    'ChangelogEntry.status': { pages: CHANGELOG_PAGES },
    'Mutation.publishChangelogEntry': { pages: CHANGELOG_PAGES },
    'Mutation.saveChangelogEntry': { pages: CHANGELOG_PAGES },
    'Mutation.setChangelogEntryArchived': { pages: CHANGELOG_PAGES },
    'Query.publicChangelog': 'everyone',
    'Viewer.changelog': { pages: CHANGELOG_PAGES },
    'Viewer.changelogEntry': { pages: CHANGELOG_PAGES },
  },
};

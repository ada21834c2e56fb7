import { publicRecord, type Authorization } from '../../graphql/rules.ts';
import { can, type PageFlag } from '@atlas/domain/access';
import { isPublished, type ChangelogEntry } from './repo.ts';

/** The page of the changelog is a settings page too. */
const CHANGELOG_PAGE: readonly PageFlag[] = ['defaultSettings', 'featureChangeLog'];

/** Who may what of changelog. */
export const changelogAuthorization: Authorization = {
  types: {
    ChangelogEntry: publicRecord(
      'drafts only for those who hold defaultSettings and featureChangeLog',
      (entry: ChangelogEntry, ctx) => isPublished(entry, ctx.source.now) || can(ctx.access, { page: CHANGELOG_PAGE }),
    ),
  },
  fields: {
    'ChangelogEntry.author': { pages: CHANGELOG_PAGE },
    'ChangelogEntry.createdAt': { pages: CHANGELOG_PAGE },
    'ChangelogEntry.revision': { pages: CHANGELOG_PAGE },
    'Query.publicChangelog': 'everyone',
    'Viewer.changelog': { pages: CHANGELOG_PAGE },
    'Viewer.changelogEntry': { pages: CHANGELOG_PAGE },
  },
};

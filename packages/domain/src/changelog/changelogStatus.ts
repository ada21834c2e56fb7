/** What can be said of an entry of the change log. */
export const CHANGELOG_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ChangelogStatus = (typeof CHANGELOG_STATUSES)[number];

/** The instants that decide about an entry. */
export interface ChangelogDates {
  readonly publishedAt: Date | null;
  readonly archivedAt: Date | null;
}

/**
 * Whether an entry of the change log is a draft, waits for its day, is public, or was put away. Public from the very instant on at which it is
 * published.
 *
 * @example changelogStatus({ publishedAt: null, archivedAt: null }, now) // 'draft'
 * Specification 1 §2.5; the states are a product decision.
 */
export function changelogStatus({ publishedAt, archivedAt }: ChangelogDates, now: Date): ChangelogStatus {
  if (archivedAt !== null) return 'archived';
  if (publishedAt === null) return 'draft';
  return publishedAt.getTime() <= now.getTime() ? 'published' : 'scheduled';
}

import { checkDates } from '../time/checkDates.ts';

/** The statuses of an entry of the change log. */
export const CHANGELOG_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ChangelogStatus = (typeof CHANGELOG_STATUSES)[number];

/** The instants that determine the status of an entry. */
export interface ChangelogDates {
  readonly publishedAt: Date | null;
  readonly archivedAt: Date | null;
}

/**
 * The status of an entry: draft, scheduled, published or archived. It is public from the very
 * instant of its publication.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const publishedAt = new Date('2025-11-18T02:00:00Z');
 * changelogStatus({ publishedAt, archivedAt: null }, new Date('2025-11-17T02:00:00Z'))
 * // 'scheduled'
 * @spec 1 §2.5; the states are a product decision
 */
export function changelogStatus({ publishedAt, archivedAt }: ChangelogDates, now: Date): ChangelogStatus {
  checkDates({ now }, { publishedAt, archivedAt });
  if (archivedAt !== null) return 'archived';
  if (publishedAt === null) return 'draft';
  return publishedAt.getTime() <= now.getTime() ? 'published' : 'scheduled';
}

import { checkDates } from '../time/checkDates.ts';

/** The states of content, in order. */
export const PUBLICATIONS = ['draft', 'scheduled', 'published'] as const;

/** Whether content was published: a draft never was, a scheduled item will be. */
export type Publication = (typeof PUBLICATIONS)[number];

/**
 * The state of a course, lesson, event or resource, from the instant of its publication.
 *
 * @param publishedAt null for a draft; an invalid date counts as one to come
 * @throws RangeError for a value that is missing or not a Date
 * @example publicationOf(new Date('2025-11-18'), new Date('2025-11-17')) // 'scheduled'
 */
export function publicationOf(publishedAt: Date | null, now: Date): Publication {
  checkDates({ now }, { publishedAt });
  if (publishedAt === null) return 'draft';
  return publishedAt.getTime() <= now.getTime() ? 'published' : 'scheduled';
}

/** When an item was archived and published. */
export interface Shown {
  readonly archivedAt: Date | null;
  readonly publishedAt: Date | null;
}

/**
 * Whether an item exists for anyone but the staff who manage it: it is published and not archived.
 *
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example isLive({ archivedAt: null, publishedAt: null }, new Date('2025-11-17')) // false
 */
export const isLive = ({ archivedAt, publishedAt }: Shown, now: Date): boolean => {
  checkDates({}, { archivedAt, publishedAt });
  return archivedAt === null && publicationOf(publishedAt, now) === 'published';
};

/**
 * Explains why an item cannot be published at an instant: only items that are neither archived nor
 * published can.
 *
 * @param at the instant of a scheduled publication; null for now
 * @throws RangeError for a value that is missing or not a Date
 */
export function whyNotPublishNow({ archivedAt, publishedAt }: Shown, at: Date | null, now: Date): string | null {
  checkDates({ now }, { archivedAt, publishedAt, at });
  if (archivedAt !== null) return 'It is archived. Restore it first.';
  return publicationOf(publishedAt, now) === 'published' && at !== null
    ? 'It is published already. Unpublish it to schedule it again.'
    : null;
}

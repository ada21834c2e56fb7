import { checkDates } from '../time/checkDates.ts';
import { formatLongDate, formatShortDate } from '../time/formatDate.ts';
import { formatTime } from '../time/formatTime.ts';
import { publicationOf } from './publication.ts';

/**
 * The state of content in words, with the Manila time of a scheduled publication.
 *
 * @param publishedAt null for a draft
 * @throws RangeError for an invalid date
 * @example publicationText(null, new Date('2025-11-17')) // 'Draft'
 */
export function publicationText(publishedAt: Date | null, now: Date): string {
  checkDates({ now }, { publishedAt });
  if (publishedAt === null) return 'Draft';
  return publicationOf(publishedAt, now) === 'scheduled'
    ? `Scheduled for ${formatLongDate(publishedAt)}, ${formatTime(publishedAt)}`
    : `Published on ${formatShortDate(publishedAt)}`;
}

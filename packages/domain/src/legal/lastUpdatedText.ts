import { formatLongDate } from '../time/formatDate.ts';
import type { Instant } from '../time/instant.ts';

/** The text of a legal page that is not published yet. */
export const LEGAL_EMPTY = { title: 'Not published yet', text: 'This page is being written. Please come back later.' } as const;

/**
 * The publication date of a legal page, as shown under its title.
 *
 * @throws RangeError for an invalid instant
 * @example lastUpdatedText('2025-11-16T16:00:00Z') // 'Last updated Monday, 11/17/2025'
 * @spec 2 §9
 */
export const lastUpdatedText = (publishedAt: Instant): string => `Last updated ${formatLongDate(publishedAt)}`;

import { formatLongDate } from '../time/formatDate.ts';
import type { Instant } from '../time/instant.ts';

/** What a legal page says while nothing of it is published. */
export const LEGAL_EMPTY = { title: 'Not published yet', text: 'This page is being written. Please come back later.' } as const;

/**
 * When a legal page was published, as it says under its title.
 *
 * @throws RangeError for what is no instant
 * @example lastUpdatedText('2025-11-16T16:00:00Z') // 'Last updated Monday, 11/17/2025'
 * Specification 2 §9.
 */
export const lastUpdatedText = (publishedAt: Instant): string => `Last updated ${formatLongDate(publishedAt)}`;

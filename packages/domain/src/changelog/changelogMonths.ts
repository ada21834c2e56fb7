import { MONTHS } from '../time/calendarNames.ts';
import type { Instant } from '../time/instant.ts';
import { manilaClock } from '../time/manilaClock.ts';

/** The entries of one month. */
export interface ChangelogMonth<Entry> {
  /** 'November 2025'. */
  readonly name: string;
  readonly entries: readonly Entry[];
}

/**
 * Entries of the change log by the month in Manila in which they were published; the order stays.
 *
 * @throws RangeError for what is no instant
 * @example changelogMonths([{ publishedAt: '2025-10-31T16:00:00Z' }])[0].name // 'November 2025'
 * A product decision.
 */
export function changelogMonths<Entry extends { readonly publishedAt: Instant }>(
  entries: readonly Entry[],
): readonly ChangelogMonth<Entry>[] {
  const months = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { month, year } = manilaClock(entry.publishedAt);
    const name = `${MONTHS[month - 1]} ${year}`;
    const listed = months.get(name);
    if (listed) listed.push(entry);
    else months.set(name, [entry]);
  }
  return [...months].map(([name, listed]) => ({ name, entries: listed }));
}

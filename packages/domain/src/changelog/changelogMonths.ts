import { MONTHS } from '../time/calendarNames.ts';
import type { Instant } from '../time/instant.ts';
import { manilaClock } from '../time/manilaClock.ts';

/** The entries of a month. */
export interface ChangelogMonth<Entry> {
  /** The label: 'November 2025'. */
  readonly name: string;
  readonly entries: readonly Entry[];
}

/**
 * Groups entries of the change log by their month of publication in Manila, keeping their order. A
 * product decision.
 *
 * @throws RangeError for an invalid instant
 * @example changelogMonths([{ publishedAt: '2025-10-31T16:00:00Z' }])[0]?.name // 'November 2025'
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

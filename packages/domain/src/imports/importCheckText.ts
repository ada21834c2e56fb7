/** The numbers of rows by what the check expects of them. */
export interface ImportCheckCounts {
  readonly creates: number;
  readonly changes: number;
  readonly skips: number;
  /** Rows with problems. */
  readonly problems: number;
}

const counted = (count: number): string => count.toLocaleString('en-PH');

/**
 * The result of a check in a line. Outcomes without rows are left out. Numbers are exact.
 *
 * @example importCheckText({ creates: 1200, changes: 3, skips: 0, problems: 2 })
 * // '1,200 new, 3 changed, 2 with problems'
 */
export function importCheckText({ creates, changes, skips, problems }: ImportCheckCounts): string {
  const parts = [
    creates > 0 && `${counted(creates)} new`,
    changes > 0 && `${counted(changes)} changed`,
    skips > 0 && `${counted(skips)} skipped`,
    problems > 0 && `${counted(problems)} with problems`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'No rows' : parts.join(', ');
}

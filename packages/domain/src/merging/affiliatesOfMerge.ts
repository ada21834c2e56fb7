/** An affiliate account in a merge. */
export interface MergedAffiliate {
  readonly userId: number;
  /** Whether it has clicks, leads or commissions. */
  readonly isUsed: boolean;
}

/**
 * The affiliate account that the kept person has after a merge, by the person who has it now. A
 * used one comes before an unused one, and that of the kept person before others. Null when no one
 * is an affiliate.
 *
 * @throws RangeError for two used ones, which `whyNotMerge` refuses
 * @spec product decision §14: money never changes, only its owner
 */
export function keptAffiliate(affiliates: readonly MergedAffiliate[], keptId: number): number | null {
  const used = affiliates.filter(({ isUsed }) => isUsed);
  if (used.length > 1) throw new RangeError('Two used affiliate accounts cannot be merged');
  const own = affiliates.find(({ userId }) => userId === keptId);
  return (used[0] ?? own ?? affiliates[0])?.userId ?? null;
}

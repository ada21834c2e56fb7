/**
 * The share of a batch's people who still have access, of those who ever had it, in percent; null
 * when no one had. It is rounded down, so that only a batch that lost no one has 100.
 *
 * @param enrolled people who have or had a subscription
 * @param retained those of them with a current one
 * @example retentionRate({ enrolled: 200, retained: 199 }) // 99
 */
export const retentionRate = ({ enrolled, retained }: { readonly enrolled: number; readonly retained: number }): number | null =>
  enrolled > 0 ? Math.floor((Math.min(retained, enrolled) / enrolled) * 100) : null;

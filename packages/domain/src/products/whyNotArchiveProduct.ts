/** A funnel that sells a product, as far as archiving the product needs it. */
export interface SellingFunnel {
  readonly id: number;
  readonly name: string;
  readonly state: string;
}

/**
 * Explains why a product cannot be archived, or returns null: a funnel that is open, or will open,
 * sells it. A product decision.
 *
 * @example whyNotArchiveProduct([{ id: 12, name: 'VA course', state: 'open' }])
 * // 'The funnel “VA course” still sells this product. Close it first.'
 */
export function whyNotArchiveProduct(funnels: readonly SellingFunnel[]): string | null {
  const selling = funnels.filter(({ state }) => state === 'open' || state === 'scheduled');
  const [first] = selling;
  if (first === undefined) return null;
  return selling.length === 1
    ? `The funnel “${first.name}” still sells this product. Close it first.`
    : `${selling.length} funnels still sell this product, “${first.name}” among them. Close them first.`;
}

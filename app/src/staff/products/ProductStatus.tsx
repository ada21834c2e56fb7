import { StatusBadge } from '@atlas/ui';
import { enumWord } from '@atlas/domain/lists';
import { PRODUCT_STATES, type ProductState } from '@atlas/domain/products';

const TONES = { active: 'success', expired: 'warning', archived: 'neutral' } as const satisfies Record<ProductState, string>;

/** Badge of a product: whether it is offered. */
export function ProductStatus({ state }: { state: string }) {
  const word = enumWord(
    PRODUCT_STATES.map(({ value }) => value),
    state,
  );
  const known = PRODUCT_STATES.find(({ value }) => value === word);
  return known === undefined ? null : <StatusBadge tone={TONES[known.value]} text={known.label} />;
}

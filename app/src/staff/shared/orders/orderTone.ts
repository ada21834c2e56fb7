import type { Tone } from '@atlas/ui';
import { enumWord } from '@atlas/domain/lists';
import { ORDER_STATES, type OrderState } from '@atlas/domain/orders';

const TONES: Readonly<Record<OrderState, Tone>> = {
  draft: 'neutral',
  'awaiting-payment': 'neutral',
  'for-review': 'info',
  paid: 'warning',
  enrolled: 'success',
  expired: 'neutral',
  cancelled: 'danger',
  refunded: 'danger',
};

const STATES = ORDER_STATES.map(({ value }) => value);

/** The state of an order as the domain names it. */
export const orderState = (state: string): OrderState => enumWord(STATES, state) ?? 'draft';

/** The tone of the badge of an order. A paid order that waits for its owner needs attention. */
export const orderTone = (state: string): Tone => TONES[orderState(state)];

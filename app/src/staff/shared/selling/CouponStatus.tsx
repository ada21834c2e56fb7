import { StatusBadge } from '@atlas/ui';
import { COUPON_STATES, type CouponState } from '@atlas/domain/coupons';
import { enumWord } from '@atlas/domain/lists';

const TONES = {
  active: 'success',
  scheduled: 'info',
  expired: 'neutral',
  'used-up': 'warning',
  archived: 'neutral',
} as const satisfies Record<CouponState, string>;

/** The state of a coupon as a badge. */
export function CouponStatus({ state }: { state: string }) {
  const word = enumWord(
    COUPON_STATES.map(({ value }) => value),
    state,
  );
  const text = COUPON_STATES.find(({ value }) => value === word)?.label ?? state;
  return <StatusBadge tone={word === null ? 'neutral' : TONES[word]} text={text} />;
}

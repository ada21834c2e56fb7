import { Badge, Row, Stack, Text } from '@atlas/ui';
import { daysToPay } from '@atlas/domain/orders';
import { formatLongDate, formatShortDate, formatTime, isoDay } from '@atlas/domain/time';
import Clock from 'lucide-react/icons/clock';
import { useNow } from '../../session/useNow.ts';
import type { BuyerOrder } from './orderTexts.ts';

/** The last day to pay, the days left, and until when the coupon is kept. */
export function PayDeadline({ order: { lastDay, today, couponHeldUntil } }: { order: BuyerOrder }) {
  'use no memo';
  const now = useNow();
  const left = lastDay == null ? '' : daysToPay(lastDay, today);
  const heldUntil = couponHeldUntil == null ? null : new Date(couponHeldUntil);
  return (
    <Stack gap={1}>
      {lastDay != null && (
        <Row gap={3} wrap>
          <Text weight="label" numeric>
            Pay by {formatLongDate(lastDay)}
          </Text>
          {left !== '' && (
            <Badge tone="warning" icon={Clock}>
              {left}
            </Badge>
          )}
        </Row>
      )}
      {heldUntil !== null && heldUntil > now && (
        <Text size={14} tone="muted">
          Your coupon is kept for you until {momentText(heldUntil, now)}. Send the receipt by then to keep it.
        </Text>
      )}
    </Stack>
  );
}

/** A time today, or a day and a time. */
const momentText = (at: Date, now: Date): string =>
  isoDay(at) === isoDay(now) ? formatTime(at) : `${formatShortDate(at)}, ${formatTime(at)}`;

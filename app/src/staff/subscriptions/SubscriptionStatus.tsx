import { StatusBadge } from '@atlas/ui';

interface SubscriptionStatusProps {
  unsubscribedAt?: string | null | undefined;
  isCurrent: boolean;
  isExpired: boolean;
}

/** The state of a subscription as a badge. */
export function SubscriptionStatus({ unsubscribedAt, isCurrent, isExpired }: SubscriptionStatusProps) {
  if (unsubscribedAt != null) return <StatusBadge tone="neutral" text="Ended" />;
  if (isCurrent) return <StatusBadge tone="success" text="Current" />;
  return isExpired ? <StatusBadge tone="danger" text="Expired" /> : <StatusBadge tone="info" text="Starts later" />;
}

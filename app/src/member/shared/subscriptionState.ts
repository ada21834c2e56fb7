import type { Tone } from '@atlas/ui';

interface SubscriptionFacts {
  readonly isCurrent: boolean;
  readonly isExpired: boolean;
  readonly unsubscribedAt: string | null | undefined;
}

/** The state of a subscription, in the wording of lists. */
export function subscriptionState({ unsubscribedAt, isExpired, isCurrent }: SubscriptionFacts): { tone: Tone; text: string } {
  if (unsubscribedAt != null) return { tone: 'neutral', text: 'Unsubscribed' };
  if (isExpired) return { tone: 'danger', text: 'Expired' };
  return isCurrent ? { tone: 'success', text: 'Active' } : { tone: 'info', text: 'Not started' };
}

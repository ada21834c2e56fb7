import { StatusBadge, type Tone } from '@atlas/ui';
import { enumWord } from '@atlas/domain/lists';
import { MEMBERSHIP_STATUSES, type MembershipStatus } from '@atlas/domain/subscriptions';

const TONES: Readonly<Record<MembershipStatus, Tone>> = {
  Active: 'success',
  Expired: 'danger',
  'Multiple Subscriptions Found': 'warning',
};

/**
 * Badge for a membership status; null for people who never had a membership.
 *
 * @param status as the API returns it
 */
export function MembershipBadge({ status }: { status: string | null | undefined }) {
  const known = enumWord(MEMBERSHIP_STATUSES, status ?? '');
  return known && <StatusBadge tone={TONES[known]} text={known} />;
}

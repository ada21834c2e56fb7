import { StatusBadge, type Tone } from '@atlas/ui';
import { enumWord } from '@atlas/domain/lists';
import { MEMBERSHIP_STATUSES, type MembershipStatus } from '@atlas/domain/subscriptions';

const TONES: Readonly<Record<MembershipStatus, Tone>> = {
  Active: 'success',
  Expired: 'danger',
  'Multiple Subscriptions Found': 'warning',
};

/** How a membership stands, as the API says it; nothing for who never had one. */
export function MembershipBadge({ status }: { status: string | null | undefined }) {
  const known = enumWord(MEMBERSHIP_STATUSES, status ?? '');
  return known && <StatusBadge tone={TONES[known]} text={known} />;
}

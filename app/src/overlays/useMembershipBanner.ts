import type { SessionUser } from '@atlas/domain/access';
import { bannerKey, isBannerDismissed } from '@atlas/domain/overlays';
import { membershipBanner, membershipDues, type MembershipBanner, showsMembershipBanner } from '@atlas/domain/subscriptions';
import { useNow } from '../session/useNow.ts';
import { useStored } from './useStored.ts';

/**
 * The user's membership banner, unless dismissed, and how to dismiss it.
 * @spec 2 §4, §6
 */
export function useMembershipBanner(user: SessionUser | null): { banner: MembershipBanner | null; dismiss: () => void } {
  const now = useNow();
  const known = showsMembershipBanner(user) ? membershipDues(user) : null;
  const ways = { renewalLink: known?.renewalLink ?? null, contact: user?.contact ?? null };
  const banner = known && membershipBanner(known.dues, ways, known, now);
  const [stored, keep] = useStored(bannerKey(banner?.kind ?? 'expired'));
  return { banner: banner && !isBannerDismissed(banner, stored) ? banner : null, dismiss: () => keep(banner?.subject ?? '') };
}

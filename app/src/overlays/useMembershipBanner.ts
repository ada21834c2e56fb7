import { bannerKey, isBannerDismissed } from '@atlas/domain/overlays';
import { membershipBanner, type MembershipBanner, showsMembershipBanner } from '@atlas/domain/subscriptions';
import type { OverlayPlace } from './overlayPlace.ts';
import { useStored } from './useStored.ts';

/** The banner about the membership of somebody that was not dismissed, and how it is. Specification 2 §4, §6. */
export function useMembershipBanner({ user, facts, now }: OverlayPlace): { banner: MembershipBanner | null; dismiss: () => void } {
  const { member } = facts;
  const banner = member && showsMembershipBanner(user) ? membershipBanner(member.dues, member.renewalLink ?? '', member, now) : null;
  const [stored, keep] = useStored(bannerKey(banner?.kind ?? 'expired'));
  return { banner: banner && !isBannerDismissed(banner, stored) ? banner : null, dismiss: () => keep(banner?.subject ?? '') };
}

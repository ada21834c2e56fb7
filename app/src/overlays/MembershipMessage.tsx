import { Banner } from '@atlas/ui';
import { canDismissBanner } from '@atlas/domain/overlays';
import type { MembershipBanner } from '@atlas/domain/subscriptions';
import { focusMain } from './focusMain.ts';
import { standingHref } from './standingHref.ts';
import { useAuth } from '../session/authContext.ts';

/** What a member should know of the membership, with the way to settle it where that page stands. Specification 2 §9. */
export function MembershipMessage({ banner, onDismiss }: { banner: MembershipBanner; onDismiss: () => void }) {
  const { currentUser } = useAuth();
  const href = standingHref(banner.link.href, currentUser);
  const dismiss = () => {
    onDismiss();
    focusMain();
  };
  return (
    <Banner
      tone={banner.variant}
      flush
      live
      action={href === null ? undefined : { text: banner.link.label, href }}
      onDismiss={canDismissBanner(banner.variant) ? dismiss : undefined}
    >
      {banner.text}
    </Banner>
  );
}

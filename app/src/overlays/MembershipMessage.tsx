import { Banner } from '@atlas/ui';
import type { SessionUser } from '@atlas/domain/access';
import { canDismissBanner } from '@atlas/domain/overlays';
import { focusMain } from './focusMain.ts';
import { reachableHref } from './reachableHref.ts';
import { useMembershipBanner } from './useMembershipBanner.ts';

/**
 * What a member should know of the membership, with the way to settle it where that page stands. It comes with the page; where it was dismissed in this
 * browser the script in the head of the page knows it (index.html). Specification 2 §9.
 */
export function MembershipMessage({ user }: { user: SessionUser }) {
  const { banner, dismiss } = useMembershipBanner(user);
  if (banner === null) return null;
  const href = reachableHref(banner.link.href, user);
  const leave = () => {
    dismiss();
    focusMain();
  };
  return (
    <section aria-label="Membership">
      <Banner
        tone={banner.variant}
        name={`${banner.kind}-${banner.subject}`}
        flush
        action={href === null ? undefined : { text: banner.link.label, href }}
        onDismiss={canDismissBanner(banner.variant) ? leave : undefined}
      >
        {banner.text}
      </Banner>
    </section>
  );
}

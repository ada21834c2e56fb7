import { Banner } from '@atlas/ui';
import type { SessionUser } from '@atlas/domain/access';
import { canDismissBanner } from '@atlas/domain/overlays';
import { focusMain } from './focusMain.ts';
import { reachableLink } from './reachableLink.ts';
import { useMembershipBanner } from './useMembershipBanner.ts';

/**
 * The membership banner, with the action that settles it where its page exists. The server renders
 * it with the page. The script in the page head hides a banner that was dismissed in this browser
 * (index.html).
 * @spec 2 §9
 */
export function MembershipMessage({ user }: { user: SessionUser }) {
  const { banner, dismiss } = useMembershipBanner(user);
  if (banner === null) return null;
  const link = reachableLink(banner.links, user);
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
        action={link && { text: link.label, href: link.href }}
        onDismiss={canDismissBanner(banner.variant) ? leave : undefined}
      >
        {banner.text}
      </Banner>
    </section>
  );
}

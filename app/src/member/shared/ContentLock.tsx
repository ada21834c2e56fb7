import { Alert, ButtonLink } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { membershipLinks } from '@atlas/domain/subscriptions';
import { graphql, useFragment } from 'react-relay/hooks';
import { reachableLink } from '../../overlays/reachableLink.ts';
import { useMembershipBanner } from '../../overlays/useMembershipBanner.ts';
import { useAuth } from '../../session/authContext.ts';
import type { ContentLock_lock$key } from './__generated__/ContentLock_lock.graphql.ts';

/**
 * The reason why a course, event or resource is locked, and the next step. Renders nothing while
 * the banner above the page states the same.
 */
export function ContentLock({ lock: key }: { lock: ContentLock_lock$key }) {
  const { reason, text, step, funnelToJoin } = useFragment(
    graphql`
      fragment ContentLock_lock on Lock {
        reason
        text
        step
        funnelToJoin {
          slug
          name
        }
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const { banner } = useMembershipBanner(currentUser);
  if (banner?.text === text) return null;
  const contact = currentUser?.contact ?? null;
  const offer = funnelToJoin
    ? [{ label: `See the ${funnelToJoin.name}`, href: routePath('mainAffiliateLink', { slug: funnelToJoin.slug }) }]
    : [];
  const settle =
    step === 'PAY' || step === 'RENEW'
      ? membershipLinks(step === 'PAY' ? 'pay' : 'renew', currentUser?.membership?.renewalLink ?? null, contact)
      : step === 'JOIN' && contact !== null
        ? [contact]
        : [];
  const action = reachableLink([...offer, ...settle], currentUser);
  return (
    <Alert
      tone={reason === 'EXPIRED' || reason === 'OVERDUE' ? 'danger' : 'warning'}
      action={
        action && (
          <ButtonLink variant="secondary" href={action.href}>
            {action.label}
          </ButtonLink>
        )
      }
    >
      {text}
    </Alert>
  );
}

import { Alert, ButtonLink } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { hasScreenFor } from '../../routing/hasScreen.ts';
import { useAuth } from '../../session/authContext.ts';
import type { ContentLock_lock$key } from './__generated__/ContentLock_lock.graphql.ts';

/** The reason why a course, event or resource is locked, and the next step. */
export function ContentLock({ lock: key }: { lock: ContentLock_lock$key }) {
  const { reason, title, text, step, funnelToJoin } = useFragment(
    graphql`
      fragment ContentLock_lock on Lock {
        reason
        title
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
  const action =
    step === 'PAY' && hasScreenFor(currentUser, 'account')
      ? { label: 'Pay now', href: routePath('account', { q: 'billings' }) }
      : funnelToJoin
        ? { label: `See the ${funnelToJoin.name}`, href: routePath('mainAffiliateLink', { slug: funnelToJoin.slug }) }
        : null;
  return (
    <Alert
      tone={reason === 'EXPIRED' || reason === 'OVERDUE' ? 'danger' : 'warning'}
      title={title}
      action={
        action ? (
          <ButtonLink variant="secondary" href={action.href}>
            {action.label}
          </ButtonLink>
        ) : undefined
      }
    >
      {text}
    </Alert>
  );
}

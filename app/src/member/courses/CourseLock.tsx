import { Alert, ButtonLink } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CourseLock_lock$key } from './__generated__/CourseLock_lock.graphql.ts';
import type { CourseLock_viewer$key } from './__generated__/CourseLock_viewer.graphql.ts';

const TITLES = {
  NOT_ENROLLED: 'This course is not part of your membership.',
  NOT_STARTED: 'This course opens soon.',
  EXPIRED: 'Your access has ended.',
  OVERDUE: 'Your access is on hold.',
  ARCHIVED: 'This course was archived.',
} as const;

/** Why a course does not open, and the next step. */
export function CourseLock({ lock: lockKey, viewer: viewerKey }: { lock: CourseLock_lock$key; viewer: CourseLock_viewer$key }) {
  const { reason, text } = useFragment(
    graphql`
      fragment CourseLock_lock on Lock {
        reason
        text
      }
    `,
    lockKey,
  );
  const { funnelToJoin } = useFragment(
    graphql`
      fragment CourseLock_viewer on Viewer {
        funnelToJoin {
          slug
          name
        }
      }
    `,
    viewerKey,
  );
  const joins = reason === 'EXPIRED' || reason === 'NOT_ENROLLED' ? funnelToJoin : null;
  const action =
    reason === 'OVERDUE'
      ? { label: 'Pay now', href: routePath('account', { q: 'billings' }) }
      : joins && { label: `See the ${joins.name}`, href: routePath('mainAffiliateLink', { slug: joins.slug }) };
  return (
    <Alert
      tone={reason === 'EXPIRED' || reason === 'OVERDUE' ? 'danger' : 'warning'}
      title={reason in TITLES ? TITLES[reason as keyof typeof TITLES] : 'This course does not open.'}
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

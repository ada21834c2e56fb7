import { Button } from '@atlas/ui';
import { mayDoInBulk } from '@atlas/domain/jobs';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { selectionOfOne } from '../../admin/bulk/bulkSelection.ts';
import { LazyBulkDialog } from '../../admin/bulk/LazyBulkDialog.ts';
import { useAuth } from '../../session/authContext.ts';
import { UnsubscribeDialog } from '../shared/enrolment/UnsubscribeDialog.tsx';
import type { BulkJobCard_job$key } from '../../admin/bulk/__generated__/BulkJobCard_job.graphql.ts';
import type { SubscriptionActions_subscription$key } from './__generated__/SubscriptionActions_subscription.graphql.ts';

const TITLES = { 'extend-chosen': 'Extend', 'change-expiry': 'Change the expiry of' } as const;
type Operation = keyof typeof TITLES;

interface SubscriptionActionsProps {
  subscription: SubscriptionActions_subscription$key;
  reload: () => Promise<unknown>;
  /** Called with the operation after its change was applied, for its notice. */
  onApplied: (job: BulkJobCard_job$key | null) => void;
}

/**
 * The actions on one subscription. Its period changes as a bulk operation on one record, with its
 * preview and Undo.
 */
export function SubscriptionActions({ subscription: key, reload, onApplied }: SubscriptionActionsProps) {
  const subscription = useFragment(
    graphql`
      fragment SubscriptionActions_subscription on FunnelSubscription @argumentDefinitions(money: { type: "Boolean!" }) {
        databaseId
        expiryText
        isLifetime
        unsubscribedAt
        funnel {
          name
        }
        accessLevelName
        ...UnsubscribeDialog_subscription @arguments(readsMoney: $money)
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const [operation, setOperation] = useState<Operation | null>(null);
  const [isEnding, setEnding] = useState(false);
  const { databaseId, expiryText, isLifetime, unsubscribedAt, funnel, accessLevelName } = subscription;
  const actor = { access: currentUser, isImpersonating: currentUser?.isImpersonating === true };
  if (unsubscribedAt != null || !mayDoInBulk(actor, 'unenrol')) return null;
  const close = (isApplied: boolean, job?: BulkJobCard_job$key) => {
    setOperation(null);
    if (!isApplied) return;
    onApplied(job ?? null);
    void reload().catch(() => undefined);
  };
  return (
    <>
      {!isLifetime && (
        <Button variant="primary" onClick={() => setOperation('extend-chosen')}>
          Extend
        </Button>
      )}
      <Button onClick={() => setOperation('change-expiry')}>Change expiry</Button>
      <Button variant="danger-quiet" onClick={() => setEnding(true)}>
        Unsubscribe
      </Button>
      {isEnding && (
        <UnsubscribeDialog subscription={subscription} level={accessLevelName ?? null} onClose={() => setEnding(false)} reload={reload} />
      )}
      <Suspense>
        {operation && (
          <LazyBulkDialog
            operation={operation}
            selection={selectionOfOne('subscriptions', databaseId)}
            about={{
              title: `${TITLES[operation]} ${funnel.name}`,
              description: `Expires ${expiryText}. You can review the change before anything is saved.`,
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

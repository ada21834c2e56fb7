import { ButtonLink, Columns, DetailPage, EmptyState, Vignette } from '@atlas/ui';
import { contentName } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { useAuth } from '../../session/authContext.ts';
import { AccountTabs } from './AccountTabs.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import type { SubscriptionsTabQuery } from './__generated__/SubscriptionsTabQuery.graphql.ts';

/**
 * `/account?q=subscriptions`: the person's own subscriptions, with their renewal and their bills.
 * @spec 1 §2.9, 2 §3
 */
export function SubscriptionsTab({ queryRef }: { queryRef: PreloadedQuery<SubscriptionsTabQuery> }) {
  const { viewer } = usePreloadedQuery<SubscriptionsTabQuery>(
    graphql`
      query SubscriptionsTabQuery @preloadable {
        viewer {
          mySubscriptions {
            databaseId
            ...SubscriptionCard_subscription
          }
        }
      }
    `,
    queryRef,
  );
  const { currentUser } = useAuth();
  const { mySubscriptions } = viewer;
  const products = <ButtonLink href={routePath('content')}>See {contentName(currentUser)}</ButtonLink>;
  const isEmpty = mySubscriptions.length === 0;
  return (
    <DetailPage title={useRouteTitle()} actions={isEmpty ? undefined : products} tabs={<AccountTabs open="subscriptions" />}>
      {isEmpty ? (
        <EmptyState
          vignette={<Vignette of="payments" />}
          title="No subscriptions yet"
          text="Your subscriptions appear here once you enroll in a course. Free lessons are open to you already."
          action={products}
        />
      ) : (
        <Columns least="part">
          {/* The server sorts them by start, the oldest first. */}
          {mySubscriptions.toReversed().map((subscription) => (
            <SubscriptionCard key={subscription.databaseId} subscription={subscription} />
          ))}
        </Columns>
      )}
    </DetailPage>
  );
}

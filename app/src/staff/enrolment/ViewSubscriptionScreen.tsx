import { EmptyState, Vignette } from '@atlas/ui';
import { routeNamed, routePath } from '@atlas/domain/navigation';
import { SUBSCRIPTION_TABS, subscriptionTab } from '@atlas/domain/subscriptions';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { EnrolledPerson } from './EnrolledPerson.tsx';
import { EnrollToFunnel } from './EnrollToFunnel.tsx';
import { HeldSubscriptions } from './HeldSubscriptions.tsx';
import { PaymentRecords } from './PaymentRecords.tsx';
import type { ViewSubscriptionScreenQuery } from './__generated__/ViewSubscriptionScreenQuery.graphql.ts';

const QUERY = graphql`
  query ViewSubscriptionScreenQuery($userId: Int!, $holds: Boolean!, $enrols: Boolean!, $pays: Boolean!, $readsMoney: Boolean!)
  @preloadable {
    userSubscription(id: $userId) {
      databaseId
      name
      archivedAt
      ...EnrolledPerson_person
      ...HeldSubscriptions_person @arguments(readsMoney: $readsMoney) @alias(as: "held") @include(if: $holds)
      ...PaymentRecords_person @alias(as: "records") @include(if: $pays)
    }
    ...EnrollToFunnel_query @alias(as: "picker") @include(if: $enrols)
  }
`;

/**
 * The subscriptions of a person at `/view-subscription/{userId}`, in three tabs that `t` selects.
 *
 * @spec 1 §2.8
 */
export function ViewSubscriptionScreen({ queryRef }: { queryRef: PreloadedQuery<ViewSubscriptionScreenQuery> }) {
  const query = usePreloadedQuery<ViewSubscriptionScreenQuery>(QUERY, queryRef);
  const reload = useReload<ViewSubscriptionScreenQuery>(QUERY, queryRef.variables);
  const { readsMoney } = queryRef.variables;
  const [path] = useLocation();
  const current = subscriptionTab(new URLSearchParams(useSearch()).get('t'));
  const opensPerson = useOpens('user');
  const opensSubscriptions = useOpens('subscriptions');
  const { userSubscription: person } = query;
  if (!person) return <NotFound />;
  const { databaseId: id, name, archivedAt, held, records } = person;
  const fallback = routePath(opensSubscriptions ? 'subscriptions' : 'home');
  return (
    <RecordPage
      title={routeNamed('viewSubscription').title}
      back={{ href: opensPerson ? routePath('user', { id }) : fallback, label: name }}
      meta={name}
      tabs={SUBSCRIPTION_TABS.map((label, index) => ({
        label,
        href: index === 0 ? path : `${path}?t=${index}`,
        current: index === current,
      }))}
    >
      <EnrolledPerson person={person} />
      {held && <HeldSubscriptions person={held} reload={reload} />}
      {query.picker && archivedAt == null && <EnrollToFunnel person={person} query={query.picker} />}
      {records && <PaymentRecords person={records} />}
      {current === 2 && !readsMoney && (
        <EmptyState vignette={<Vignette of="locked" />} title="Payments are hidden" text="Your access level does not show payments." />
      )}
    </RecordPage>
  );
}

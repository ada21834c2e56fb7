import { can } from '@atlas/domain/access';
import type { SelectOption } from '@atlas/ui';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import type { useSubscriptionChoicesQuery, useSubscriptionChoicesQuery$data } from './__generated__/useSubscriptionChoicesQuery.graphql.ts';

/** The filter options, by the filter's name in the address. */
type SubscriptionChoices = Readonly<Record<'funnel' | 'product' | 'batch', readonly SelectOption[]>>;

const NONE: SubscriptionChoices = { funnel: [], product: [], batch: [] };

const optionsOf = (records: readonly { readonly databaseId: number; readonly name: string }[]): SelectOption[] =>
  records.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));

const choicesOf = ({ products = [], viewer: { peopleChoices } }: useSubscriptionChoicesQuery$data): SubscriptionChoices => ({
  product: optionsOf(products),
  funnel: optionsOf(products.flatMap(({ funnels }) => funnels).toSorted((a, b) => a.name.localeCompare(b.name))),
  batch: optionsOf(peopleChoices?.batches ?? []),
});

/**
 * Loads the filter options of the list of subscriptions that the user may read. They load once the
 * page is rendered.
 *
 * @returns no options until they have loaded, and if loading fails: the list works without them
 */
export function useSubscriptionChoices(): SubscriptionChoices {
  const environment = useRelayEnvironment();
  const { currentUser } = useAuth();
  const readsPeople = can(currentUser, { page: 'users' });
  const readsProducts = can(currentUser, { page: 'subscription' });
  const [choices, setChoices] = useState(NONE);
  useEffect(() => {
    const requested = fetchQuery<useSubscriptionChoicesQuery>(
      environment,
      graphql`
        query useSubscriptionChoicesQuery($people: Boolean!, $products: Boolean!) {
          products @include(if: $products) {
            databaseId
            name
            funnels {
              databaseId
              name
            }
          }
          viewer {
            peopleChoices @include(if: $people) {
              batches {
                databaseId
                name
              }
            }
          }
        }
      `,
      { people: readsPeople, products: readsProducts },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({ next: (answer) => setChoices(choicesOf(answer)), error: () => undefined });
    return () => requested.unsubscribe();
  }, [environment, readsPeople, readsProducts]);
  return choices;
}

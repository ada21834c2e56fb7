import { SEARCH_DEBOUNCE_MS, whyNotSearch } from '@atlas/domain/lists';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { buyerName } from '../../shared/orders/buyerName.ts';
import { errorMessage } from '../../../session/fetchGraphQL.ts';
import type { ChosenTarget } from './useLineCommands.ts';
import type { useDueSearchQuery, useDueSearchQuery$data } from './__generated__/useDueSearchQuery.graphql.ts';

/** A due payment or an open order that a line may pay. */
export interface DuePayment {
  value: string;
  target: ChosenTarget;
  label: string;
  description: string;
  /** In pesos. */
  due: number;
  isOrder: boolean;
}

export type DueSearch = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'found'; payments: readonly DuePayment[] };

const PAYABLE: readonly string[] = ['AWAITING_PAYMENT', 'FOR_REVIEW', 'EXPIRED', 'CANCELLED'];

function paymentsIn({ viewer: { paymentEntries, orders } }: useDueSearchQuery$data): DuePayment[] {
  const entries = paymentEntries.edges.map(({ node: { databaseId, due, place, scheduleDate, user } }) => ({
    value: `entry ${databaseId}`,
    target: { entryId: databaseId },
    label: `${user.name}, payment ${place ?? databaseId}`,
    description: `${formatAmount(due)}, due ${formatShortDate(scheduleDate)}`,
    due,
    isOrder: false,
  }));
  const open = orders.edges
    .filter(({ node }) => PAYABLE.includes(node.state))
    .map(({ node }) => ({
      value: `order ${node.databaseId}`,
      target: { orderId: node.databaseId },
      label: `${buyerName(node)}, order ${node.payCode}`,
      description: `${formatAmount(node.dueToday)}, ordered ${formatShortDate(node.createdAt)}, ${node.stateLabel.toLowerCase()}`,
      due: node.dueToday,
      isOrder: true,
    }));
  return [...entries, ...open];
}

/** Searches due payments and open orders, a moment after the text was typed. Without a text it returns the first that are due. */
export function useDueSearch(text: string): DueSearch {
  const environment = useRelayEnvironment();
  const [result, setResult] = useState<DueSearch>({ kind: 'loading' });
  const search = whyNotSearch(text) === null ? text.trim() : '';
  useEffect(() => {
    let isCurrent = true;
    const set = (next: DueSearch) => isCurrent && setResult(next);
    const load = () =>
      fetchQuery<useDueSearchQuery>(
        environment,
        graphql`
          query useDueSearchQuery($search: String) {
            viewer {
              paymentEntries(first: 10, filter: { search: $search, status: UNPAID }, sort: { by: due }) {
                edges {
                  node {
                    databaseId
                    due
                    place
                    scheduleDate
                    user {
                      name
                    }
                  }
                }
              }
              orders(first: 10, filter: { search: $search }) {
                edges {
                  node {
                    databaseId
                    payCode
                    dueToday
                    state
                    stateLabel
                    createdAt
                    ...buyerName_order
                  }
                }
              }
            }
          }
        `,
        { search: search === '' ? null : search },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .then(
          (answer) => set(answer ? { kind: 'found', payments: paymentsIn(answer) } : { kind: 'loading' }),
          (error: unknown) => set({ kind: 'failed', message: errorMessage(error) }),
        );
    const timer = setTimeout(() => void load(), search === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [environment, search]);
  return result;
}

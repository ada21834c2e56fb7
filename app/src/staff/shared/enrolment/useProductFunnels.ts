import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { dateOrNull } from '../selling/dateOrNull.ts';
import type { SelectedFunnel } from './enrolmentValues.ts';
import type { useProductFunnelsQuery, useProductFunnelsQuery$data } from './__generated__/useProductFunnelsQuery.graphql.ts';

/** A funnel of a product, and whether the person has it now. */
export interface FunnelChoice extends SelectedFunnel {
  readonly state: string;
  readonly isHidden: boolean;
  readonly isHeld: boolean;
}

/** The access level that comes with a funnel without its own. */
const MEMBER = 'Member';

const QUERY = graphql`
  query useProductFunnelsQuery($productId: Int!, $userId: Int!) {
    all: funnelsByProductId(productId: $productId) {
      databaseId
      name
      state
      hidden
      startByDays
      startsAt
      validityByDays
      accessLevel {
        name
      }
      product {
        name
        price
      }
      paymentTerms {
        isDefault
        paymentTerm {
          databaseId
          name
          summary
        }
      }
    }
    notHeld: funnelsByProductId(productId: $productId, userId: $userId) {
      databaseId
    }
  }
`;

const choicesOf = ({ all, notHeld }: useProductFunnelsQuery$data): FunnelChoice[] =>
  all.map(({ databaseId, name, state, hidden, startByDays, startsAt, validityByDays, accessLevel, product, paymentTerms }) => ({
    databaseId,
    name,
    productName: product.name,
    price: product.price,
    startByDays,
    startsAt: dateOrNull(startsAt),
    validityByDays: validityByDays ?? null,
    levelName: accessLevel?.name ?? MEMBER,
    terms: paymentTerms.map(({ isDefault, paymentTerm }) => ({
      databaseId: paymentTerm.databaseId,
      name: paymentTerm.name,
      summary: paymentTerm.summary,
      isDefault,
    })),
    state,
    isHidden: hidden,
    isHeld: !notHeld.some((other) => other.databaseId === databaseId),
  }));

/** Loads the funnels of a product. `funnels` is null while they load. */
export function useProductFunnels(of: { productId: number; userId: number }): {
  funnels: readonly FunnelChoice[] | null;
  hasFailed: boolean;
  retry: () => void;
} {
  const environment = useRelayEnvironment();
  const [funnels, setFunnels] = useState<readonly FunnelChoice[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(() =>
    fetchQuery<useProductFunnelsQuery>(environment, QUERY, of, { fetchPolicy: 'network-only' }).subscribe({
      next: (answer) => {
        setFunnels(choicesOf(answer));
        setFailed(false);
      },
      error: () => setFailed(true),
    }),
  );
  useEffect(() => {
    const running = load();
    return () => running.unsubscribe();
  }, [attempt]);
  return { funnels, hasFailed: hasFailed && funnels === null, retry: () => setAttempt((before) => before + 1) };
}

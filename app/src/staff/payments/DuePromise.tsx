import { StatusBadge } from '@atlas/ui';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DuePromise_promise$key } from './__generated__/DuePromise_promise.graphql.ts';

/**
 * The badge of a payment that is due and was promised. A promise that was kept has none, because
 * the payment is due apart from it.
 */
export function DuePromise({ promise: key }: { promise: DuePromise_promise$key }) {
  const { state, promisedFor } = useFragment(
    graphql`
      fragment DuePromise_promise on PaymentPromise {
        state
        promisedFor
      }
    `,
    key,
  );
  if (state === 'OPEN') return <StatusBadge tone="info" text={`Promised for ${formatShortDate(promisedFor)}`} />;
  return state === 'BROKEN' && <StatusBadge tone="danger" text="Promise broken" />;
}

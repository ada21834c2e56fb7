import { ButtonLink, ReadColumn } from '@atlas/ui';
import { useLocation, useSearch } from 'wouter';
import { backFrom, withoutBack } from './backFrom.ts';
import { LinkProblem } from './LinkProblem.tsx';
import { OrderView } from './OrderView.tsx';
import type { OrderPageQuery$data } from './__generated__/OrderPageQuery.graphql.ts';

/**
 * `/checkout/{funnelId}?order=`: an order for its buyer, who needs no account: how to pay, the
 * receipt, and the state.
 * @spec a product decision
 */
export function OrderScreen({ data: { buyerOrder } }: { data: OrderPageQuery$data }) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <ReadColumn>
      {buyerOrder ? (
        <OrderView order={buyerOrder} back={backFrom(search)} withoutPayment={withoutBack(path, search)} />
      ) : (
        <LinkProblem
          title="This link does not open an order"
          text="Open the link in our latest email about your order, in this browser. Links in earlier emails may have ended. You can also order again."
          action={<ButtonLink href={path}>Order again</ButtonLink>}
        />
      )}
    </ReadColumn>
  );
}

import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { BillsPanel } from './BillsPanel.tsx';
import type { PaymentScreenQuery } from './__generated__/PaymentScreenQuery.graphql.ts';

const QUERY = graphql`
  query PaymentScreenQuery @preloadable {
    viewer {
      ...BillsPanel_viewer
    }
  }
`;

/**
 * `/payment` for everyone but staff: the same bills as in Billing and Subscriptions. Showing them
 * at both addresses is a product decision.
 */
export function PaymentScreen({ queryRef }: { queryRef: PreloadedQuery<PaymentScreenQuery> }) {
  const { viewer } = usePreloadedQuery<PaymentScreenQuery>(QUERY, queryRef);
  const reload = useReload<PaymentScreenQuery>(QUERY, queryRef.variables);
  const title = useRouteTitle();
  return (
    <>
      <PageTitle title={title} />
      <BillsPanel viewer={viewer} title={title} reload={reload} />
    </>
  );
}

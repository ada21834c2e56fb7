import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { AccountTabs } from './AccountTabs.tsx';
import { BillsPanel } from './BillsPanel.tsx';
import type { BillingsTabQuery } from './__generated__/BillingsTabQuery.graphql.ts';

/**
 * `/account?q=billings`: the person's own bills.
 * @spec 1 §2.9, 2 §3
 */
export function BillingsTab({ queryRef }: { queryRef: PreloadedQuery<BillingsTabQuery> }) {
  const { viewer } = usePreloadedQuery<BillingsTabQuery>(
    graphql`
      query BillingsTabQuery @preloadable {
        viewer {
          ...BillsPanel_viewer
        }
      }
    `,
    queryRef,
  );
  return <BillsPanel viewer={viewer} title={useRouteTitle()} tabs={<AccountTabs open="billings" />} />;
}

import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { AccountTabs } from './AccountTabs.tsx';
import { BillsPanel } from './BillsPanel.tsx';
import type { BillingsTabQuery } from './__generated__/BillingsTabQuery.graphql.ts';

const QUERY = graphql`
  query BillingsTabQuery @preloadable {
    viewer {
      ...BillsPanel_viewer
    }
  }
`;

/**
 * `/account?q=billings`: the person's own bills.
 * @spec 1 §2.9, 2 §3
 */
export function BillingsTab({ queryRef }: { queryRef: PreloadedQuery<BillingsTabQuery> }) {
  const { viewer } = usePreloadedQuery<BillingsTabQuery>(QUERY, queryRef);
  const reload = useReload<BillingsTabQuery>(QUERY, queryRef.variables);
  return <BillsPanel viewer={viewer} title={useRouteTitle()} tabs={<AccountTabs open="billings" />} reload={reload} />;
}

import { ListPage, Stack, Tabs } from '@atlas/ui';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { tabTitle } from '../../admin/tabTitle.ts';
import { useReload } from '../../relay/useReload.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useMoneyAccess } from '../shared/useMoneyAccess.ts';
import { FailedEvents } from './FailedEvents.tsx';
import { KeptPayments } from './KeptPayments.tsx';
import { ProviderPayouts } from './ProviderPayouts.tsx';
import { ProviderStatuses } from './ProviderStatuses.tsx';
import { queueTabs } from './queueLabels.ts';
import type { ProvidersScreenQuery } from './__generated__/ProvidersScreenQuery.graphql.ts';

const QUERY = graphql`
  query ProvidersScreenQuery @preloadable {
    viewer {
      ...ProviderStatuses_viewer
      ...KeptPayments_viewer
      ...FailedEvents_viewer
      ...ProviderPayouts_viewer
    }
  }
`;

const TITLE = 'Payments';

/**
 * The payment providers at `/payment?tab=providers`: their status, money to decide about, failed
 * events, and payouts. Users without the function to enrol only read. A product decision.
 */
export function ProvidersScreen({ queryRef }: { queryRef: PreloadedQuery<ProvidersScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ProvidersScreenQuery>(QUERY, queryRef);
  const reload = useReload<ProvidersScreenQuery>(QUERY, queryRef.variables);
  const { mayDecide } = useMoneyAccess();
  const tabs = queueTabs('providers');
  return (
    <>
      <PageTitle title={tabTitle(TITLE, tabs)} />
      <ListPage title={TITLE} tabs={<Tabs label={TITLE} items={tabs} />}>
        <Stack gap={8}>
          <ProviderStatuses viewer={viewer} />
          <KeptPayments viewer={viewer} reload={reload} />
          <FailedEvents viewer={viewer} mayDecide={mayDecide} reload={reload} />
          <ProviderPayouts viewer={viewer} mayDecide={mayDecide} reload={reload} />
        </Stack>
      </ListPage>
    </>
  );
}

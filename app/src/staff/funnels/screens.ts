import type { SessionUser } from '@atlas/domain/access';
import { funnelsList } from '@atlas/domain/funnels';
import { idIn } from '../../admin/idIn.ts';
import { detailScreen, editScreen, listScreen } from '../../admin/screens.ts';
import { orderReader, readsOrders } from '../shared/orders/orderReader.ts';
import { orderIdIn } from '../shared/orders/orderIdIn.ts';
import { recordNumber } from '../../routing/recordNumber.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import EditFunnelQuery from './__generated__/EditFunnelScreenQuery$parameters.ts';
import FunnelQuery from './__generated__/FunnelDetailScreenQuery$parameters.ts';
import FunnelsQuery from './__generated__/FunnelsScreenQuery$parameters.ts';
import LandingBuilderQuery from './builder/__generated__/LandingBuilderScreenQuery$parameters.ts';
import NewFunnelQuery from './__generated__/NewFunnelScreenQuery$parameters.ts';

const variables = ({ id }: { id: string }) => ({ id: recordNumber(id) });

/** The staff screens for funnels. */
export const screens = {
  funnels: listScreen({
    load: async () => (await import('./FunnelsScreen.tsx')).FunnelsScreen,
    query: FunnelsQuery,
    list: funnelsList,
  }),
  funnel: detailScreen({
    load: async () => (await import('./FunnelDetailScreen.tsx')).FunnelDetailScreen,
    query: FunnelQuery,
    search: (search: URLSearchParams, viewer: SessionUser | null) => ({
      ...orderIdIn(search),
      seesOrders: readsOrders(viewer),
      ...orderReader(viewer),
    }),
    variables,
    subject: 'viewer.funnel',
  }),
  newFunnel: editScreen({
    load: async () => (await import('./NewFunnelScreen.tsx')).NewFunnelScreen,
    query: NewFunnelQuery,
    search: idIn('copyOf'),
    subject: 'viewer.product',
  }),
  editFunnel: editScreen({
    load: async () => (await import('./EditFunnelScreen.tsx')).EditFunnelScreen,
    query: EditFunnelQuery,
    variables,
    subject: 'viewer.funnel',
  }),
  landingPageBuilder: editScreen({
    load: async () => (await import('./builder/LandingBuilderScreen.tsx')).LandingBuilderScreen,
    query: LandingBuilderQuery,
    variables,
    subject: 'viewer.funnel',
  }),
} satisfies ScreenTable;

import type { RouteParams } from '@atlas/domain/navigation';
import { publicScreen, type ScreenTab } from '../../routing/screen.ts';
import BillQuery from './__generated__/BillPageQuery$parameters.ts';
import CheckoutQuery from './__generated__/CheckoutPageQuery$parameters.ts';
import OrderQuery from './__generated__/OrderPageQuery$parameters.ts';

type CheckoutTab = ScreenTab<RouteParams<'checkout'>>;

const Nothing = () => null;

/** The view of an address: an order, a bill, or the checkout of a funnel. */
export const checkoutView = (search: URLSearchParams): string => ['order', 'bill'].find((name) => search.has(name)) ?? 'form';

/** The views that share the path of a checkout. */
export const CHECKOUT_VIEWS: readonly [CheckoutTab, ...CheckoutTab[]] = [
  {
    tab: 'form',
    label: '',
    screen: publicScreen({
      load: async () => (await import('./CheckoutScreen.tsx')).CheckoutScreen,
      query: CheckoutQuery,
      variables: ({ funnelId }: RouteParams<'checkout'>) => ({ funnel: funnelId }),
      search: (search) => ({ coupon: search.get('coupon') }),
      subject: 'checkout',
      skeleton: Nothing,
    }),
  },
  {
    tab: 'order',
    label: '',
    query: 'order=ATL-7KQ2MD',
    screen: publicScreen({
      load: async () => (await import('./OrderScreen.tsx')).OrderScreen,
      query: OrderQuery,
      variables: (_params: RouteParams<'checkout'>) => ({}),
      search: (search: URLSearchParams) => ({ payCode: search.get('order') ?? '' }),
      subject: 'buyerOrder',
      skeleton: Nothing,
    }),
  },
  {
    tab: 'bill',
    label: '',
    query: 'bill=117',
    screen: publicScreen({
      load: async () => (await import('./BillScreen.tsx')).BillScreen,
      query: BillQuery,
      variables: (_params: RouteParams<'checkout'>) => ({}),
      search: (search: URLSearchParams) => ({ key: search.get('bill') ?? '' }),
      subject: 'bill',
      skeleton: Nothing,
    }),
  },
];

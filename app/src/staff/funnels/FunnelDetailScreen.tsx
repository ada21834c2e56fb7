import { Alert, ButtonLink, Card, KeyValueList, Link } from '@atlas/ui';
import { maySell } from '@atlas/domain/access';
import { validityText, windowDays, windowText } from '@atlas/domain/funnels';
import { formatPeso } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { whyNotSell } from '@atlas/domain/products';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { useAuth } from '../../session/authContext.ts';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useOpens } from '../../routing/useOpens.ts';
import { useNow } from '../../session/useNow.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { dateOrNull } from '../shared/selling/dateOrNull.ts';
import { useReload } from '../../relay/useReload.ts';
import { OpenOrder } from '../shared/orders/OpenOrder.tsx';
import { readsOrders } from '../shared/orders/orderReader.ts';
import { useOrderAddress } from '../shared/orders/useOrderAddress.ts';
import { FunnelCoupons } from './FunnelCoupons.tsx';
import { FunnelFigures } from './FunnelFigures.tsx';
import { FunnelLink } from './FunnelLink.tsx';
import { FunnelOrders } from './FunnelOrders.tsx';
import { FunnelWaitingList } from './FunnelWaitingList.tsx';
import { FunnelStatus } from '../shared/selling/FunnelStatus.tsx';
import { useCloseFunnel } from './useCloseFunnel.ts';
import type { FunnelDetailScreenQuery, FunnelDetailScreenQuery$data } from './__generated__/FunnelDetailScreenQuery.graphql.ts';

type Funnel = NonNullable<FunnelDetailScreenQuery$data['viewer']['funnel']>;

const startText = ({ startByDays, startsAt }: Funnel): string => {
  const days = startByDays === 0 ? 'On the day of purchase' : `${startByDays} ${startByDays === 1 ? 'day' : 'days'} after the purchase`;
  return startsAt == null ? days : `${days}, not before ${formatShortDate(startsAt)}`;
};

const factsOf = (funnel: Funnel, opensProduct: boolean) => {
  const { product, paymentTerms, accessLevel, opensAt, closesAt } = funnel;
  return [
    {
      label: 'Product',
      value: opensProduct ? <Link href={routePath('product', { id: product.databaseId })}>{product.name}</Link> : product.name,
    },
    { label: 'Price', value: formatPeso(product.price) },
    { label: 'Payment terms', value: paymentTerms.map(({ paymentTerm }) => paymentTerm.name).join(', ') || 'In full' },
    { label: 'Access level', value: accessLevel?.name ?? 'Members' },
    { label: 'Start', value: startText(funnel) },
    { label: 'Validity', value: validityText(funnel.validityByDays ?? null) },
    { label: 'On sale', value: windowText(windowDays({ opensAt: dateOrNull(opensAt), closesAt: dateOrNull(closesAt) })) },
    { label: 'Hidden', value: funnel.hidden ? 'Yes' : 'No' },
    { label: 'Waiting list', value: funnel.hasWaitingList ? 'Yes' : 'No' },
    { label: 'Created', value: formatShortDate(funnel.createdAt) },
  ];
};

const QUERY = graphql`
  query FunnelDetailScreenQuery(
    $id: Int!
    $orderId: Int!
    $seesOrders: Boolean!
    $seesReceipts: Boolean!
    $seesSubscription: Boolean!
    $seesAffiliate: Boolean!
  ) @preloadable {
    viewer {
      funnel(databaseId: $id) {
        databaseId
        name
        slug
        state
        closedAt
        opensAt
        closesAt
        startByDays
        startsAt
        validityByDays
        hidden
        hasWaitingList
        createdAt
        accessLevel {
          name
        }
        product {
          databaseId
          name
          price
          archivedAt
          expiresAt
        }
        paymentTerms {
          paymentTerm {
            name
          }
        }
        ...FunnelFigures_funnel
      }
      ...FunnelCoupons_viewer @arguments(funnelId: $id)
      ...FunnelOrders_viewer @arguments(funnelId: $id, seesOrders: $seesOrders)
      ...FunnelWaitingList_viewer @arguments(funnelId: $id)
      ...OpenOrder_viewer
        @arguments(
          orderId: $orderId
          seesOrders: $seesOrders
          seesReceipts: $seesReceipts
          seesSubscription: $seesSubscription
          seesAffiliate: $seesAffiliate
        )
    }
  }
`;

/**
 * A funnel for staff at `/funnels/{id}`: its link, results, facts, coupons, orders and waiting
 * list. An order opens in a drawer.
 *
 * @spec 1 §2.5
 */
export function FunnelDetailScreen({ queryRef }: { queryRef: PreloadedQuery<FunnelDetailScreenQuery> }) {
  const { viewer } = usePreloadedQuery<FunnelDetailScreenQuery>(QUERY, queryRef);
  const close = useCloseFunnel();
  const { currentUser } = useAuth();
  const [path] = useLocation();
  const order = useOrderAddress(path, queryRef.variables.orderId);
  const reload = useReload<FunnelDetailScreenQuery>(QUERY, { ...queryRef.variables, orderId: order.orderId });
  const seesOrders = readsOrders(currentUser);
  const sells = maySell(currentUser);
  const opensProduct = useOpens('product');
  const now = useNow();
  const { funnel } = viewer;
  if (!funnel) return <NotFound />;
  const { name, slug, product, closedAt } = funnel;
  const id = String(funnel.databaseId);
  const problem = whyNotSell({ archivedAt: dateOrNull(product.archivedAt), expiresAt: dateOrNull(product.expiresAt) }, now);
  const isClosed = closedAt != null;
  return (
    <RecordPage
      title={name}
      back={{ href: routePath('funnels'), label: 'Funnels' }}
      status={<FunnelStatus state={funnel.state} />}
      meta={`/${slug}`}
      actions={
        sells && (
          <>
            <ButtonLink href={routePath('editFunnel', { id })}>Edit funnel</ButtonLink>
            <ButtonLink href={routePath('landingPageBuilder', { id })}>Landing page</ButtonLink>
            <ButtonLink href={routePath('newFunnel', { productId: product.databaseId }, { copyOf: funnel.databaseId })}>
              Duplicate
            </ButtonLink>
            <ActionButton variant={isClosed ? 'secondary' : 'danger-quiet'} action={close(funnel)}>
              {isClosed ? 'Reopen' : 'Close'}
            </ActionButton>
          </>
        )
      }
      aside={
        <>
          <FunnelLink slug={slug} name={name} />
          <Card>
            <KeyValueList items={factsOf(funnel, opensProduct)} />
          </Card>
        </>
      }
    >
      {problem !== null && (
        <Alert tone="warning" title="Not on sale">
          {problem}
        </Alert>
      )}
      <FunnelFigures funnel={funnel} />
      <FunnelCoupons viewer={viewer} funnelId={id} />
      {seesOrders && (
        <FunnelOrders
          viewer={viewer}
          funnelId={funnel.databaseId}
          openHref={order.openHref}
          openId={order.isOpen ? order.orderId : undefined}
        />
      )}
      <FunnelWaitingList viewer={viewer} funnelId={funnel.databaseId} />
      {seesOrders && order.isOpen && <OpenOrder key={order.orderId} viewer={viewer} reload={reload} onClose={order.close} />}
    </RecordPage>
  );
}

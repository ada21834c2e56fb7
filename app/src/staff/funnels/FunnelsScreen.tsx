import { ButtonLink, copyText, EmptyState, Link, RowTitle, showToast, Vignette } from '@atlas/ui';
import { can, maySell } from '@atlas/domain/access';
import { funnelsList, paidPercentText, windowDays, windowText } from '@atlas/domain/funnels';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { formatPeso } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import Copy from 'lucide-react/icons/copy';
import DoorClosed from 'lucide-react/icons/door-closed';
import LinkIcon from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import type { RowAction } from '../../admin/lists/RowActions.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { useAuth } from '../../session/authContext.ts';
import { dateOrNull } from '../shared/selling/dateOrNull.ts';
import { FunnelStatus } from '../shared/selling/FunnelStatus.tsx';
import { useCloseFunnel } from './useCloseFunnel.ts';
import type { FunnelsScreenQuery, FunnelsScreenQuery$data } from './__generated__/FunnelsScreenQuery.graphql.ts';

type Funnel = FunnelsScreenQuery$data['viewer']['funnels']['edges'][number]['node'];

/** The preselected term, and how many others there are: the page of the funnel names them all. */
function termsText({ paymentTerms: [first, ...others] }: Funnel): string {
  if (first === undefined) return 'In full';
  return others.length === 0 ? first.paymentTerm.name : `${first.paymentTerm.name}, ${others.length} more`;
}

const salesText = ({ opensAt, closesAt }: Funnel): string =>
  windowText(windowDays({ opensAt: dateOrNull(opensAt), closesAt: dateOrNull(closesAt) }));

/** The columns, with links to the pages that the user may open. */
const columnsFor = (opens: { funnel: boolean; product: boolean }): readonly ListColumn<Funnel, SortKeyOf<typeof funnelsList>>[] => [
  {
    id: 'name',
    header: 'Funnel',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId, name, slug }) => (
      <RowTitle href={opens.funnel ? routePath('funnel', { id: String(databaseId) }) : undefined} note={`/${slug}`}>
        {name}
      </RowTitle>
    ),
  },
  {
    id: 'product',
    header: 'Product',
    priority: 2,
    cell: ({ product: { databaseId: id, name } }) => (opens.product ? <Link href={routePath('product', { id })}>{name}</Link> : name),
  },
  {
    id: 'price',
    header: 'Price',
    width: 'narrow',
    align: 'end',
    priority: 1,
    card: 'aside',
    cell: ({ product }) => formatPeso(product.price),
  },
  { id: 'terms', header: 'Payment terms', priority: 3, cell: termsText },
  { id: 'sales', header: 'On sale', width: 'narrow', priority: 3, cell: salesText },
  {
    id: 'visits',
    header: 'Visits',
    width: 'narrow',
    align: 'end',
    priority: 2,
    cell: ({ figures }) => figures.visits.toLocaleString('en-PH'),
  },
  {
    id: 'optIns',
    header: 'Opt-ins',
    width: 'narrow',
    align: 'end',
    priority: 3,
    cell: ({ figures }) => figures.optIns.toLocaleString('en-PH'),
  },
  {
    id: 'orders',
    header: 'Orders',
    width: 'narrow',
    align: 'end',
    priority: 2,
    cell: ({ figures }) => figures.orders.toLocaleString('en-PH'),
  },
  {
    id: 'paid',
    header: 'Paid',
    width: 'narrow',
    align: 'end',
    priority: 2,
    cell: ({ figures: { orders, paidOrders } }) => paidPercentText({ orders, paidOrders }),
  },
  { id: 'status', header: 'Status', width: 'short', priority: 1, card: 'badge', cell: ({ state }) => <FunnelStatus state={state} /> },
];

const SALES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Not open' },
];
const VISIBLE = [
  { value: 'listed', label: 'Listed' },
  { value: 'hidden', label: 'Hidden' },
];

/** Copies the full address of a funnel, or shows it where the browser refuses. */
async function copyLink(slug: string): Promise<void> {
  const url = `${location.origin}/${slug}`;
  const isCopied = await copyText(url, null);
  showToast(
    isCopied ? { kind: 'success', text: 'Link copied.' } : { kind: 'error', text: `This browser does not let us copy. The link: ${url}` },
  );
}

const QUERY = graphql`
  query FunnelsScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: FunnelsFilter!, $sort: FunnelsSort!) @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: funnels)
      choices: products(first: 100, sort: { by: name }) {
        edges {
          node {
            databaseId
            name
          }
        }
      }
      funnels(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            name
            slug
            state
            opensAt
            closesAt
            closedAt
            product {
              databaseId
              name
              price
            }
            paymentTerms {
              paymentTerm {
                name
              }
            }
            figures {
              visits
              optIns
              orders
              paidOrders
            }
          }
        }
      }
    }
  }
`;

/**
 * The list of funnels at `/funnels`. Search, filters and page are in the address. Its header links
 * back to products; funnels are created from there.
 *
 * @spec 1 §2.5, §2.8
 */
export function FunnelsScreen({ queryRef }: { queryRef: PreloadedQuery<FunnelsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<FunnelsScreenQuery>(QUERY, queryRef);
  const state = useListState('funnels', funnelsList);
  const reload = useReload<FunnelsScreenQuery>(QUERY, listVariables(state.list, funnelsList));
  const close = useCloseFunnel();
  const { currentUser } = useAuth();
  const sells = maySell(currentUser);
  const opensFunnel = can(currentUser, { page: 'funnel' });
  const opensProduct = useOpens('product');
  const opensProducts = useOpens('products');
  const actionsOf = (funnel: Funnel): readonly RowAction[] => {
    const { databaseId, slug, product, closedAt } = funnel;
    const id = String(databaseId);
    const copy: RowAction = { label: 'Copy link', icon: LinkIcon, opens: () => void copyLink(slug) };
    if (!sells) return [copy];
    const forms: readonly RowAction[] = [
      { label: 'Edit', icon: Pencil, href: routePath('editFunnel', { id }) },
      copy,
      { label: 'Duplicate', icon: Copy, href: routePath('newFunnel', { productId: product.databaseId }, { copyOf: databaseId }) },
    ];
    return [
      ...(opensFunnel ? forms : [copy]),
      { label: closedAt == null ? 'Close' : 'Reopen', icon: DoorClosed, action: close(funnel, reload) },
    ];
  };
  const products = viewer.choices.edges.map(({ node }) => ({ value: String(node.databaseId), label: node.name }));
  return (
    <AdminList
      route="funnels"
      title="Funnels"
      exportAs="FUNNELS"
      noun={{ one: 'funnel', many: 'funnels' }}
      state={state}
      queryRef={queryRef}
      connection={viewer.funnels}
      columns={columnsFor({ funnel: opensFunnel, product: opensProduct })}
      rowName={({ name }) => name}
      filters={[
        choiceFilter(state, { name: 'product', label: 'Product', all: 'All', options: products }),
        choiceFilter(state, { name: 'sales', label: 'Sales', all: 'All', options: SALES }),
        choiceFilter(state, { name: 'visible', label: 'Visibility', all: 'All', options: VISIBLE }),
      ]}
      adds={opensProducts && <ButtonLink href={routePath('products')}>Back to products</ButtonLink>}
      bulk={{
        list: 'funnels',
        operations: ['close-funnels', 'reopen-funnels'],
        jobs: <BulkJobs viewer={viewer} reload={reload} />,
        reload,
      }}
      rowActions={actionsOf}
      empty={
        <EmptyState
          vignette={<Vignette of="payments" />}
          title={NO_DATA}
          text="Funnels appear here once you create one for a product. Each sells one product at its own address."
        />
      }
    />
  );
}

import { EmptyState, Link, RowTitle, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { listVariables, type SortKeyOf } from '@atlas/domain/lists';
import { formatPeso } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { NO_PRODUCTS, PRODUCT_FILTERS, productsList } from '@atlas/domain/products';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { editAndArchive } from '../../admin/lists/editAndArchive.ts';
import { filterTabs } from '../../admin/lists/filterTabs.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { ProductStatus } from './ProductStatus.tsx';
import { useArchiveProduct } from './useArchiveProduct.tsx';
import type { ProductsScreenQuery, ProductsScreenQuery$data } from './__generated__/ProductsScreenQuery.graphql.ts';

type Product = ProductsScreenQuery$data['viewer']['products']['edges'][number]['node'];

const NOUN = { one: 'product', many: 'products' };
const TABS = PRODUCT_FILTERS.map(({ value, label }) => ({ label, value: value === 'all' ? null : value }));
const ARCHIVED = [{ value: 'archived', label: 'Archived' }];

const COLUMNS: readonly ListColumn<Product, SortKeyOf<typeof productsList>>[] = [
  {
    id: 'name',
    header: 'Product',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId, name }) => <RowTitle href={routePath('product', { id: databaseId })}>{name}</RowTitle>,
  },
  {
    id: 'price',
    header: 'Price',
    width: 'narrow',
    align: 'end',
    sortable: true,
    priority: 1,
    card: 'aside',
    cell: ({ price }) => formatPeso(price),
  },
  { id: 'contents', header: 'Contents', priority: 2, card: 'meta', cell: ({ contentSummary }) => contentSummary },
  {
    id: 'funnels',
    header: 'Funnels',
    width: 'narrow',
    align: 'end',
    priority: 2,
    card: 'fact',
    cell: ({ databaseId, name, funnels }) =>
      funnels.length === 0 ? (
        '0'
      ) : (
        <Link href={routePath('funnels', { product: databaseId })} label={`Funnels of ${name}: ${funnels.length}`}>
          {funnels.length}
        </Link>
      ),
  },
  { id: 'status', header: 'Status', width: 'short', priority: 1, card: 'badge', cell: ({ state }) => <ProductStatus state={state} /> },
  {
    id: 'created',
    header: 'Created',
    width: 'narrow',
    align: 'end',
    sortable: true,
    priority: 3,
    card: 'fact',
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

const QUERY = graphql`
  query ProductsScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: ProductsFilter!, $sort: ProductsSort!) @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: products)
      products(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            name
            price
            state
            contentSummary
            createdAt
            archivedAt
            funnels {
              databaseId
              name
              state
            }
          }
        }
      }
    }
  }
`;

/**
 * The list of products at `/products`. Search, filters, order and page are in the address.
 *
 * @spec 1 §2.5, §2.8, 2 §3, §8
 */
export function ProductsScreen({ queryRef }: { queryRef: PreloadedQuery<ProductsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ProductsScreenQuery>(QUERY, queryRef);
  const state = useListState('products', productsList, { tab: 'state' });
  const reload = useReload<ProductsScreenQuery>(QUERY, listVariables(state.list, productsList));
  const archive = useArchiveProduct();
  const { currentUser } = useAuth();
  const actionsOf = (product: Product) => {
    const { databaseId: id, archivedAt } = product;
    return editAndArchive({ edit: routePath('editProduct', { id }), archivedAt, archive: archive(product, reload) });
  };
  return (
    <AdminList
      route="products"
      title="Products"
      exportAs="PRODUCTS"
      noun={NOUN}
      state={state}
      queryRef={queryRef}
      connection={viewer.products}
      columns={COLUMNS}
      rowName={({ name }) => name}
      tabs={filterTabs(state, 'state', NOUN, TABS)}
      filters={[choiceFilter(state, { name: 'status', label: 'Archived', all: 'Not archived', options: ARCHIVED })]}
      bulk={{
        list: 'products',
        operations: [state.list.filters.status === 'archived' ? 'restore-products' : 'archive-products'],
        jobs: <BulkJobs viewer={viewer} reload={reload} />,
        reload,
      }}
      rowActions={can(currentUser, { page: 'editProduct' }) ? actionsOf : undefined}
      empty={
        <EmptyState
          vignette={<Vignette of="payments" />}
          title={NO_PRODUCTS}
          text="A product is a bundle of courses, events and resources that you sell."
        />
      }
    />
  );
}

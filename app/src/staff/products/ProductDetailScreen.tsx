import { Card, KeyValueList, Stack, Stat, StatGroup, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { formatAmount, formatPeso } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { EditAndArchive } from '../../admin/actions/EditAndArchive.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { ProductContents } from './ProductContents.tsx';
import { ProductFunnels } from './ProductFunnels.tsx';
import { ProductPeople } from './ProductPeople.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { ProductStatus } from './ProductStatus.tsx';
import { useArchiveProduct } from './useArchiveProduct.tsx';
import type { ProductDetailScreenQuery } from './__generated__/ProductDetailScreenQuery.graphql.ts';

const QUERY = graphql`
  query ProductDetailScreenQuery($id: Int!, $seesPeople: Boolean!, $seesSales: Boolean!) @preloadable {
    viewer {
      ...ProductPeople_viewer @alias(as: "people") @include(if: $seesPeople)
      product(databaseId: $id) {
        databaseId
        name
        description
        price
        state
        expiresAt
        archivedAt
        createdAt
        contentSummary
        funnels {
          databaseId
          name
          state
        }
        sales @include(if: $seesSales) {
          activeSubscriptions
          received
        }
        ...ProductContents_product
        ...ProductFunnels_product
        ...ProductPreview_product
      }
    }
  }
`;

interface ProductDetailScreenProps {
  queryRef: PreloadedQuery<ProductDetailScreenQuery>;
}

/**
 * A product for staff at `/products/{id}`: its facts and contents, what members see, the funnels
 * that sell it and who has it.
 *
 * @spec 1 §2.5, 2 §3
 */
export function ProductDetailScreen({ queryRef }: ProductDetailScreenProps) {
  const { viewer } = usePreloadedQuery<ProductDetailScreenQuery>(QUERY, queryRef);
  // Funnels close, or open again, with their product.
  const reload = useReload<ProductDetailScreenQuery>(QUERY, queryRef.variables);
  const archive = useArchiveProduct();
  const { currentUser } = useAuth();
  const { product } = viewer;
  if (!product) return <NotFound />;
  const { databaseId: id, name, archivedAt, expiresAt, funnels, sales } = product;
  const edit = can(currentUser, { page: 'editProduct' }) ? routePath('editProduct', { id }) : null;
  return (
    <RecordPage
      title={name}
      back={{ href: routePath('products'), label: 'Products' }}
      status={<ProductStatus state={product.state} />}
      meta={product.contentSummary}
      actions={
        <EditAndArchive edit={edit} archivedAt={archivedAt} archive={archive({ databaseId: id, name, archivedAt, funnels }, reload)}>
          Edit product
        </EditAndArchive>
      }
      aside={
        <Stack gap={6}>
          <Card>
            <KeyValueList
              items={[
                { label: 'Price', value: formatPeso(product.price) },
                { label: 'Status', value: <ProductStatus state={product.state} /> },
                { label: 'Last day', value: expiresAt == null ? 'No end' : formatShortDate(expiresAt) },
                { label: 'Created', value: formatShortDate(product.createdAt) },
              ]}
            />
          </Card>
          <ProductPreview product={product} />
        </Stack>
      }
    >
      {product.description === '' ? <Text tone="muted">No description yet.</Text> : <Text>{product.description}</Text>}
      {sales && (
        <StatGroup label="Sales">
          <Stat label="Active subscriptions" value={String(sales.activeSubscriptions)} size="small" />
          <Stat label="Money received" value={formatAmount(sales.received)} size="small" />
        </StatGroup>
      )}
      <ProductContents product={product} edit={edit} />
      <ProductFunnels product={product} />
      {viewer.people && <ProductPeople viewer={viewer.people} />}
    </RecordPage>
  );
}

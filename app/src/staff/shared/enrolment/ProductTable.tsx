import { Button, type DataColumn, DataTable, EmptyState, RowTitle, SearchField, Stack, Text, Vignette } from '@atlas/ui';
import { NO_RESULTS } from '@atlas/domain/lists';
import { formatPeso } from '@atlas/domain/money';
import { NO_PRODUCTS } from '@atlas/domain/products';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductTable_products$data, ProductTable_products$key } from './__generated__/ProductTable_products.graphql.ts';

export type PickedProduct = ProductTable_products$data[number];

interface ProductTableProps {
  products: ProductTable_products$key;
  /** Opens the funnels of a product; null hides the actions. */
  onShow: ((product: PickedProduct) => void) | null;
}

const COLUMNS: readonly DataColumn<PickedProduct>[] = [
  {
    id: 'name',
    header: 'Product',
    width: 'wide',
    cell: ({ name, contentSummary }) => <RowTitle note={contentSummary}>{name}</RowTitle>,
  },
  { id: 'price', header: 'Price', align: 'end', width: 'narrow', card: 'meta', cell: ({ price }) => formatPeso(price) },
];

/** Number of products shown at once; the search finds the others. */
const SHOWN = 8;

/**
 * The products whose funnels a person can be enrolled into.
 *
 * @spec 2 §3, §8
 */
export function ProductTable({ products: key, onShow }: ProductTableProps) {
  const products = useFragment(
    graphql`
      fragment ProductTable_products on Product @relay(plural: true) {
        databaseId
        name
        price
        contentSummary
      }
    `,
    key,
  );
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  const found = products.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  if (products.length === 0) return <EmptyState vignette={<Vignette of="files" />} title={NO_PRODUCTS} />;
  return (
    <Stack gap={3}>
      <SearchField
        label="Search products"
        name="products"
        value={query}
        onSearch={setQuery}
        onSubmit={setQuery}
        placeholder="Search products"
      />
      <DataTable
        label="Products"
        columns={COLUMNS}
        rows={found.slice(0, SHOWN)}
        rowKey={({ databaseId }) => databaseId}
        empty={<Text tone="muted">{NO_RESULTS}</Text>}
        {...(onShow && {
          rowActions: (product: PickedProduct) => (
            <Button size="dense" aria-label={`Show and Select ${product.name}`} onClick={() => onShow(product)}>
              Show and Select
            </Button>
          ),
        })}
      />
      {found.length > SHOWN && (
        <Text size={14} tone="muted">{`Showing ${SHOWN} of ${found.length} products. Search to find the others.`}</Text>
      )}
    </Stack>
  );
}

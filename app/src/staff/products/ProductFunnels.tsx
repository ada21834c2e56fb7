import { ButtonLink, type DataColumn, DataTable, Heading, Row, RowTitle, Stack, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { FunnelStatus } from './FunnelStatus.tsx';
import type { ProductFunnels_product$data, ProductFunnels_product$key } from './__generated__/ProductFunnels_product.graphql.ts';

type Funnel = ProductFunnels_product$data['funnels'][number];

const columnsFor = (opensFunnel: boolean): readonly DataColumn<Funnel>[] => [
  {
    id: 'name',
    header: 'Funnel',
    width: 'wide',
    cell: ({ databaseId, name, slug }) => (
      <RowTitle href={opensFunnel ? routePath('funnel', { id: String(databaseId) }) : undefined} note={`/${slug}`}>
        {name}
      </RowTitle>
    ),
  },
  { id: 'state', header: 'State', width: 'short', card: 'badge', cell: ({ state }) => <FunnelStatus state={state} /> },
];

/** The funnels that sell a product, and the button that creates one. */
export function ProductFunnels({ product: key }: { product: ProductFunnels_product$key }) {
  const { databaseId, funnels, state } = useFragment(
    graphql`
      fragment ProductFunnels_product on Product {
        databaseId
        state
        funnels {
          databaseId
          name
          slug
          state
        }
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const opensFunnel = can(currentUser, { page: 'funnel' });
  const create = opensFunnel && can(currentUser, { function: 'product_create' }) && state === 'ACTIVE' && (
    <ButtonLink href={routePath('newFunnel', { productId: databaseId })}>Create a funnel</ButtonLink>
  );
  return (
    <Stack gap={3} as="section" aria-labelledby="funnels">
      <Row justify="between" wrap>
        <Heading level={2} size="subheading" id="funnels">
          Funnels
        </Heading>
        {create}
      </Row>
      {funnels.length === 0 ? (
        <Text tone="muted">No funnel sells this product yet.</Text>
      ) : (
        <DataTable label="Funnels" columns={columnsFor(opensFunnel)} rows={funnels} rowKey={({ databaseId: id }) => id} />
      )}
    </Stack>
  );
}

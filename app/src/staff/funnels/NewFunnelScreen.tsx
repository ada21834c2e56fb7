import { Alert, ButtonLink } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { copiedFunnel, funnelForm } from '@atlas/domain/funnels';
import { emptyValues } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { whyNotSell } from '@atlas/domain/products';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSearch } from 'wouter';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { Forbidden } from '../../shell/Forbidden.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { dateOrNull } from '../shared/selling/dateOrNull.ts';
import { FunnelFields } from './FunnelFields.tsx';
import { FunnelPreview } from './FunnelPreview.tsx';
import { funnelInput, funnelValues } from './funnelValues.ts';
import type { NewFunnelScreenMutation } from './__generated__/NewFunnelScreenMutation.graphql.ts';
import type { NewFunnelScreenQuery } from './__generated__/NewFunnelScreenQuery.graphql.ts';

const TITLE = 'Create a funnel';

/**
 * The form that creates a funnel for a product at `/funnels/new/{productId}`; with `?copyOf=`, it
 * begins as a copy of another funnel. For a product that is no longer offered, it explains why
 * it cannot be sold.
 *
 * @spec 1 §2.5; 2 §3, §5
 */
export function NewFunnelScreen({ queryRef }: { queryRef: PreloadedQuery<NewFunnelScreenQuery> }) {
  const query = usePreloadedQuery<NewFunnelScreenQuery>(
    graphql`
      query NewFunnelScreenQuery($productId: Int!, $copyOf: Int!) @preloadable {
        ...FunnelFields_query
        ...FunnelPreview_query
        viewer {
          product(databaseId: $productId) {
            databaseId
            name
            archivedAt
            expiresAt
            ...FunnelPreview_product
          }
          funnel(databaseId: $copyOf) {
            name
            ...funnelValues_funnel
          }
        }
      }
    `,
    queryRef,
  );
  const create = useCreate<NewFunnelScreenMutation>(graphql`
    mutation NewFunnelScreenMutation($productId: Int!, $input: FunnelInput!, $idempotencyKey: String!) {
      createFunnel(productId: $productId, input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  const isCopy = new URLSearchParams(useSearch()).has('copyOf');
  const now = useNow();
  const { currentUser } = useAuth();
  const opensProduct = useOpens('product');
  // The flag of the page is that of reading funnels, which does not include creating them.
  if (!can(currentUser, { function: 'product_create' })) return <Forbidden />;
  const { product, funnel: original } = query.viewer;
  if (!product || (isCopy && !original)) return <NotFound />;
  const { databaseId: productId } = product;
  const back = opensProduct
    ? { href: routePath('product', { id: productId }), label: product.name }
    : { href: routePath('funnels'), label: 'Funnels' };
  const problem = whyNotSell({ archivedAt: dateOrNull(product.archivedAt), expiresAt: dateOrNull(product.expiresAt) }, now);
  if (problem !== null) {
    return (
      <RecordPage title={TITLE} back={back} meta={product.name}>
        <Alert tone="warning" title="Not on sale" action={opensProduct && <ButtonLink href={back.href}>Open the product</ButtonLink>}>
          {problem}
        </Alert>
      </RecordPage>
    );
  }
  return (
    <RecordForm
      title={TITLE}
      back={back}
      form={funnelForm}
      initialValues={original ? { ...funnelValues(original), ...copiedFunnel(original.name) } : emptyValues(funnelForm)}
      save={async (values) => {
        const { createFunnel } = await create({ productId, input: funnelInput(values) });
        return { text: 'Funnel created.', href: routePath('funnel', { id: String(createFunnel.databaseId) }) };
      }}
      submitText="Create funnel"
      aside={<FunnelPreview product={product} query={query} />}
    >
      <FunnelFields query={query} isNew />
    </RecordForm>
  );
}

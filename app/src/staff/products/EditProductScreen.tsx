import { routePath } from '@atlas/domain/navigation';
import { productForm } from '@atlas/domain/products';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { CoverField } from '../../admin/forms/CoverField.tsx';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { ProductFields } from './ProductFields.tsx';
import { productInput, productValues } from './productValues.ts';
import type { EditProductScreen_product$key } from './__generated__/EditProductScreen_product.graphql.ts';
import type { EditProductScreenMutation } from './__generated__/EditProductScreenMutation.graphql.ts';
import type { EditProductScreenQuery } from './__generated__/EditProductScreenQuery.graphql.ts';

const QUERY = graphql`
  query EditProductScreenQuery($id: Int!) @preloadable {
    viewer {
      product(databaseId: $id) {
        coverUrl
        peopleCount
        ...EditProductScreen_product
      }
    }
  }
`;

/**
 * The form for a product at `/products/{id}/edit`, with its cover next to it.
 *
 * @spec 1 §2.5, §2.8
 */
export function EditProductScreen({ queryRef }: { queryRef: PreloadedQuery<EditProductScreenQuery> }) {
  const { viewer } = usePreloadedQuery<EditProductScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditProductScreenQuery>(QUERY, queryRef.variables);
  const product = useFragment<EditProductScreen_product$key>(
    graphql`
      fragment EditProductScreen_product on Product {
        databaseId
        revision
        name
        ...productValues_product
        lastSaved {
          ...LastSavedText_saved
        }
      }
    `,
    viewer.product ?? null,
  );
  const update = useSubmit<EditProductScreenMutation>(graphql`
    mutation EditProductScreenMutation($id: Int!, $revision: Int!, $input: ProductInput!) {
      updateProduct(databaseId: $id, revision: $revision, input: $input) {
        state
        contentSummary
        ...EditProductScreen_product
      }
    }
  `);
  if (!product) return <NotFound />;
  const { databaseId: id, revision, name } = product;
  const back = { href: routePath('product', { id }), label: name };
  return (
    <RecordForm
      title="Edit product"
      back={back}
      form={productForm}
      initialValues={productValues(product)}
      save={async (values) => {
        await update({ id, revision, input: productInput(values) });
        return { text: 'Product saved.', href: back.href };
      }}
      reload={reload}
      submitText="Save product"
      note={<LastSaved saved={product.lastSaved} />}
      aside={<CoverField owner="productId" id={id} picture={viewer.product?.coverUrl ?? null} />}
    >
      <ProductFields peopleCount={viewer.product?.peopleCount ?? 0} />
    </RecordForm>
  );
}

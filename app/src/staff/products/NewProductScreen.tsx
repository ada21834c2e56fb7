import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { productForm } from '@atlas/domain/products';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { useAuth } from '../../session/authContext.ts';
import { Forbidden } from '../../shell/Forbidden.tsx';
import { ProductFields } from './ProductFields.tsx';
import { emptyProduct, productInput } from './productValues.ts';
import type { NewProductScreenMutation } from './__generated__/NewProductScreenMutation.graphql.ts';

/**
 * The form that creates a product at `/products/new`.
 *
 * @spec 1 §2.5, §2.8
 */
export function NewProductScreen() {
  const create = useCreate<NewProductScreenMutation>(graphql`
    mutation NewProductScreenMutation($input: ProductInput!, $idempotencyKey: String!) {
      createProduct(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  const [initialValues] = useState(emptyProduct);
  const { currentUser } = useAuth();
  // The flag of the page does not include creating products.
  if (!can(currentUser, { function: 'product_create' })) return <Forbidden />;
  return (
    <RecordForm
      title="Create a Product"
      back={{ href: routePath('products'), label: 'Products' }}
      form={productForm}
      initialValues={initialValues}
      save={async (values) => {
        const { createProduct } = await create({ input: productInput(values) });
        return { text: 'Product created.', href: routePath('product', { id: createProduct.databaseId }) };
      }}
      submitText="Create product"
    >
      <ProductFields peopleCount={null} />
    </RecordForm>
  );
}

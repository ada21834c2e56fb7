import { FormSection } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormPesoField } from '@atlas/ui/forms/FormPesoField.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { countNoun } from '@atlas/domain/lists';
import { ProductContentsField } from './ProductContentsField.tsx';

const PEOPLE = { one: 'person has', many: 'people have' };

/**
 * The form fields of a product.
 *
 * @spec 2 §3
 */
export function ProductFields({
  peopleCount,
}: {
  /** The number of people who have it now; null for a new product. */ peopleCount: number | null;
}) {
  return (
    <>
      <FormSection>
        <FormTextField name="name" label="Name" maxLength={150} required />
        <FormTextArea
          name="description"
          label="Description"
          hint="Visitors read it on the page that sells the product."
          maxLength={2000}
          rows={5}
          optionalText="(optional)"
        />
        <FormPesoField
          name="price"
          label="Price"
          hint={peopleCount === null ? '0 for a free product.' : 'A new price counts for later orders. What was sold keeps its price.'}
          required
        />
        <FormDateField
          name="expiresOn"
          label="Last day of the offer"
          hint="Leave empty to offer it without an end. Buyers keep it."
          optionalText="(optional)"
        />
      </FormSection>
      <FormSection title="Contents" description={contentsDescription(peopleCount)}>
        <ProductContentsField />
      </FormSection>
    </>
  );
}

function contentsDescription(peopleCount: number | null): string {
  if (peopleCount === null) return 'Members see them in this order.';
  if (peopleCount === 0) return 'Members see them in this order. No one has this product now.';
  return `${countNoun(peopleCount, PEOPLE)} this product now. What you add or remove opens or closes for them as soon as you save.`;
}

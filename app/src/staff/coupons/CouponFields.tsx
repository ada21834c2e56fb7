import { FormSection, TextField } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormPesoField } from '@atlas/ui/forms/FormPesoField.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormRecordMultiSelect } from '@atlas/ui/forms/FormRecordMultiSelect.tsx';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { COUPON_APPLIES_TO, couponCode, MAX_USES } from '@atlas/domain/coupons';
import { DISCOUNT_TYPES } from '@atlas/domain/money';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { AffiliateField } from './AffiliateField.tsx';
import type { CouponFunnel } from './couponFunnel.ts';
import type { CouponValues } from './couponValues.ts';
import type { CouponFields_coupon$key } from './__generated__/CouponFields_coupon.graphql.ts';

interface CouponFieldsProps {
  funnel: CouponFunnel;
  /** The coupon to edit; null for a new one. */
  coupon?: CouponFields_coupon$key | null;
}

/**
 * The form fields of a coupon.
 *
 * @spec 2 §3, discount types
 */
export function CouponFields({ funnel, coupon = null }: CouponFieldsProps) {
  const edited = useFragment(
    graphql`
      fragment CouponFields_coupon on Coupon {
        affiliate {
          ...AffiliateField_user
        }
      }
    `,
    coupon,
  );
  const { values } = useFormState<CouponValues>({ subscription: { values: true } });
  return (
    <>
      <FormSection>
        <CodeField />
        <FormRadioGroup name="discountType" label="Discount type" options={DISCOUNT_TYPES} />
        {values.discountType === 'fixed' ? (
          <FormPesoField key="fixed" name="discount" label="Discount" required />
        ) : (
          <FormNumberField key="percentage" name="discount" label="Discount" unit="%" min={0} max={100} step={0.5} required />
        )}
        <FormRadioGroup name="appliesTo" label="Applies to" options={COUPON_APPLIES_TO} />
      </FormSection>
      <FormSection title="Limits" description="Orders that wait for their payment count as uses.">
        <FormNumberField
          name="limitOverall"
          label="Limit"
          hint="The number of orders that can use it. Leave empty for no limit."
          min={1}
          max={MAX_USES}
          optionalText="(optional)"
        />
        <FormNumberField
          name="limitPerUser"
          label="Limit per person"
          hint="The number of orders by one person. Leave empty for no limit."
          min={1}
          max={MAX_USES}
          optionalText="(optional)"
        />
        <FormDateField name="startsOn" label="First day" hint="Leave empty to start right away." optionalText="(optional)" />
        <FormDateField name="endsOn" label="Last day" hint="Leave empty for no end." optionalText="(optional)" />
        {funnel.terms.length > 0 && (
          <FormRecordMultiSelect
            name="paymentTermIds"
            label="Payment terms"
            hint="The coupon works with these only. Leave empty for all."
            records={funnel.terms}
            placeholder="All payment terms"
            optionalText="(optional)"
          />
        )}
        <AffiliateField chosen={edited?.affiliate ?? null} />
      </FormSection>
    </>
  );
}

/** The code, shown in capitals once it is typed, as it is stored. */
function CodeField() {
  const { onBlur, ...bound } = useBoundField('code', '');
  const leave = () => {
    bound.onChange(couponCode(bound.value) ?? bound.value);
    onBlur();
  };
  return (
    <TextField
      {...bound}
      name="code"
      label="Code"
      hint="3 to 30 letters, digits, - or _. Buyers may type it in lower case."
      onBlur={leave}
      maxLength={60}
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  );
}

import { PAYMENT_PLATFORMS, PAYMENT_PROVIDERS } from '@atlas/domain/payments';
import type { PayMethods } from '@atlas/domain/settings';
import { FieldGroup, Stack } from '@atlas/ui';
import { FormCheckboxGroup } from '@atlas/ui/forms/FormCheckboxGroup.tsx';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';

const NONE: PayMethods = { manual: [], paymongo: [], xendit: [] };

/** Form field for the platforms that each payment provider offers. */
export function PayMethodsField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { error } = useBoundField<PayMethods>(name, NONE);
  return (
    <FieldGroup name={name} label={label} hint={hint} error={error}>
      {() => (
        <Stack gap={4}>
          {PAYMENT_PROVIDERS.map((provider) => (
            <FormCheckboxGroup key={provider.value} name={`${name}.${provider.value}`} label={provider.label} options={PAYMENT_PLATFORMS} />
          ))}
        </Stack>
      )}
    </FieldGroup>
  );
}

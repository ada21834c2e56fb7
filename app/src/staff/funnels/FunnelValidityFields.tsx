import { DateField } from '@atlas/ui';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { accessPreview, MAX_VALIDITY_DAYS, validityDaysOf } from '@atlas/domain/funnels';
import { isLifetime } from '@atlas/domain/subscriptions';
import { fromIsoDay, isoDay } from '@atlas/domain/time';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { useNow } from '../../session/useNow.ts';
import type { FunnelValues } from './funnelValues.ts';

/**
 * The validity of a funnel in days, and the day on which the access of someone who buys today ends.
 * Each follows the other; empty is access that does not end.
 *
 * @spec 2 §5
 */
export function FunnelValidityFields() {
  const { value: days, onChange } = useBoundField<number | null>('validityByDays', null);
  const { values } = useFormState<FunnelValues>({ subscription: { values: true } });
  const now = useNow();
  // Kept while it is typed: a day is complete only with its last digit.
  const [typed, setTyped] = useState<string | null>(null);
  const access = accessPreview(values, now);
  const end = access === null || isLifetime(access.end) ? '' : isoDay(access.end);
  const change = (day: string) => {
    setTyped(day);
    const at = fromIsoDay(day);
    const start = access?.start ?? accessPreview({ ...values, validityByDays: null }, now)?.start;
    if (day === '') onChange(null);
    else if (at !== null && start !== undefined && at > start) onChange(validityDaysOf(at, start));
  };
  return (
    <>
      <FormNumberField
        name="validityByDays"
        label="Validity"
        hint={days === null ? 'Empty: the access does not expire.' : 'Counted from the start of the access.'}
        unit="days"
        min={1}
        max={MAX_VALIDITY_DAYS}
        optionalText="(optional)"
      />
      <DateField
        name="validityDate"
        label="End of access"
        hint="For someone who buys today. It changes the validity."
        value={typed ?? end}
        onChange={change}
        onBlur={() => setTyped(null)}
        optionalText="(optional)"
      />
    </>
  );
}

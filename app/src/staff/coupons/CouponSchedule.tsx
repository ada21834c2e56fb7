import { Heading, Select, Stack } from '@atlas/ui';
import { couponPreview } from '@atlas/domain/coupons';
import { formatAmount, formatPeso } from '@atlas/domain/money';
import { type PaymentTerm, paymentTermForm, schedulePreview, termOfForm } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { useNow } from '../../session/useNow.ts';
import { ScheduleTable } from '../shared/selling/ScheduleTable.tsx';
import type { CouponFunnel } from './couponFunnel.ts';
import type { CouponValues } from './couponValues.ts';

const IN_FULL: PaymentTerm = { kind: 'one-time' };

/** The payments of someone who buys today with the coupon in the surrounding form, as it is typed. */
export function CouponSchedule({ funnel }: { funnel: CouponFunnel }) {
  const { values } = useFormState<CouponValues>({ subscription: { values: true } });
  const now = useNow();
  const [chosenId, setChosenId] = useState('');
  const allowed = funnel.terms.filter(({ databaseId }) => values.paymentTermIds.length === 0 || values.paymentTermIds.includes(databaseId));
  const chosen = allowed.find(({ databaseId }) => String(databaseId) === chosenId) ?? allowed[0];
  const term = chosen === undefined ? IN_FULL : termOfForm(paymentTermForm.parse(chosen.values));
  const from = isoDay(now);
  const before = schedulePreview(chosen?.values ?? IN_FULL, { price: funnel.price, from });
  const full = before !== null && 'total' in before ? before.total : funnel.price;
  return (
    <Stack gap={4} as="section" aria-labelledby="coupon-schedule">
      <Heading level={2} size="subheading" id="coupon-schedule">
        With this coupon
      </Heading>
      {allowed.length > 1 && (
        <Select
          name="previewTerm"
          label="Payment term"
          value={chosen === undefined ? '' : String(chosen.databaseId)}
          onChange={setChosenId}
          options={allowed.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
        />
      )}
      <ScheduleTable
        label="Payments with this coupon"
        preview={couponPreview(values, { price: funnel.price, term, from })}
        totalText={(total) => `The buyer pays ${formatPeso(total)} instead of ${formatAmount(full)}.`}
      />
    </Stack>
  );
}

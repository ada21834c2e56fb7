import { Alert, Card, Row, Stack, Text } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormPesoField } from '@atlas/ui/forms/FormPesoField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { closedMonthNote } from '@atlas/domain/ledger';
import { formatAmount, pesosToCentavos } from '@atlas/domain/money';
import { type PayableEntry, PAYMENT_PLATFORMS, planPayment, planSentences } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { useFormState } from 'react-final-form';
import { useNow } from '../../session/useNow.ts';
import type { EntryName } from './entryNames.ts';
import type { Received } from '../shared/payments/received.ts';

interface ReceivedFieldsProps {
  /** The amount when the field stays empty, in pesos; 0 where it has to be entered. */
  expected: number;
  /** The payments that the payer meant, first to last. */
  chosen: readonly PayableEntry[];
  /** The other payments of the invoice. */
  others: readonly PayableEntry[];
  nameOf: (entryId: number) => EntryName;
  /** The last closed month of the books. */
  closedMonth: string | null | undefined;
  /** True when a proof waits. A day in the past then needs no other reason. */
  hasProof: boolean;
}

/** The fields for received money, with what it will pay. */
export function ReceivedFields({ expected, closedMonth, hasProof, ...plan }: ReceivedFieldsProps) {
  const now = useNow();
  const { values } = useFormState<Received>({ subscription: { values: true } });
  const isPast = values.paidOn !== '' && values.paidOn < isoDay(now);
  const note = values.paidOn === '' ? null : closedMonthNote(values.paidOn, closedMonth ?? null, now);
  return (
    <>
      <Row align="start" wrap>
        <Stack grow>
          <FormSelect
            name="paymentPlatform"
            label="Payment platform"
            placeholder="Choose a platform"
            options={PAYMENT_PLATFORMS}
            required
          />
        </Stack>
        <Stack grow>
          <FormTextField name="transactionId" label="Reference" maxLength={100} autoCapitalize="none" optionalText="(optional)" />
        </Stack>
      </Row>
      <Row align="start" wrap>
        <Stack grow>
          <FormPesoField
            name="amount"
            label="Amount received"
            hint={expected > 0 ? `Leave empty for ${formatAmount(expected)}.` : 'All of it becomes credit.'}
            required={expected === 0}
          />
        </Stack>
        <Stack grow>
          <FormDateField name="paidOn" label="Day of payment" max={isoDay(now)} required />
        </Stack>
      </Row>
      {note !== null && <Alert tone="info">{note}</Alert>}
      {isPast && (
        <FormTextArea
          name="reason"
          label="Reason"
          hint="Why the day lies in the past."
          rows={2}
          maxLength={1000}
          {...(hasProof ? { optionalText: '(optional)' } : { required: true })}
        />
      )}
      <FormTextField
        name="externalInvoiceId"
        label="External invoice"
        hint="The serial of an invoice issued elsewhere, or N/A."
        maxLength={100}
      />
      <PlanPreview amount={values.amount ?? expected} {...plan} />
    </>
  );
}

type PlanPreviewProps = Pick<ReceivedFieldsProps, 'chosen' | 'others' | 'nameOf'> & { amount: number };

/** States what an amount pays, before it is recorded. */
function PlanPreview({ amount, chosen, others, nameOf }: PlanPreviewProps) {
  if (!Number.isFinite(amount) || amount <= 0) return null;
  const plan = planPayment(pesosToCentavos(amount), chosen, others);
  return (
    <Card surface="sunken" as="section" aria-label="What happens">
      <div role="status">
        <Stack gap={1}>
          {planSentences(plan, (id) => nameOf(id).name).map((sentence) => (
            <Text key={sentence} size={14} numeric>
              {sentence}
            </Text>
          ))}
        </Stack>
      </div>
    </Card>
  );
}

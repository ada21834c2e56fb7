import { Columns, Row, showToast, Stack } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { formatAmount } from '@atlas/domain/money';
import { MAX_PLAN_PAYMENTS, payPlan, payPlanForm, PLAN_DAYS, whyNotPlan } from '@atlas/domain/reminders';
import { isoDay } from '@atlas/domain/time';
import { useFormState } from 'react-final-form';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useNow } from '../../session/useNow.ts';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import { ScheduleTable } from '../shared/selling/ScheduleTable.tsx';
import { planPreview } from './planPreview.ts';
import type { ProposePlanDialogMutation } from './__generated__/ProposePlanDialogMutation.graphql.ts';

/** The unpaid part of the invoice. */
interface Owed {
  readonly owedCentavos: number;
  /** The number of unpaid payments. */
  readonly unpaid: number;
}

interface ProposePlanDialogProps extends DialogProps {
  invoiceId: number;
  owed: Owed;
  personName: string;
}

interface Values {
  count: number | null;
  firstDay: string;
  note: string;
}

const check = validateWith(payPlanForm);

/** Dialog that proposes new days and amounts for what is unpaid of an invoice. */
export function ProposePlanDialog({ invoiceId, owed, personName, onClose, reload }: ProposePlanDialogProps) {
  const now = useNow();
  const propose = useMoneyMutation<ProposePlanDialogMutation>(
    graphql`
      mutation ProposePlanDialogMutation($input: ProposePlanInput!, $idempotencyKey: String!) {
        proposePlan(input: $input, idempotencyKey: $idempotencyKey) {
          state
        }
      }
    `,
    reload,
  );
  const validate = (values: Values) => {
    const form = payPlanForm.safeParse({ ...values, invoiceId });
    const problem = form.success ? whyNotPlan({ ...owed, ...form.data }, now) : null;
    return problem === null ? check({ ...values, invoiceId }) : { [problem.field]: problem.text };
  };
  const submit = async (values: Values) => {
    await propose({ input: { ...values, invoiceId } });
    onClose();
    showToast({ kind: 'success', text: `Plan proposed. ${personName} is notified.` });
  };
  return (
    <FormDialog<Values>
      title="Propose a plan"
      description={`New days for what is unpaid of this invoice. ${personName} has ${PLAN_DAYS} days to accept, at most until the first payment is due.`}
      onClose={onClose}
      initialValues={{ count: Math.max(2, owed.unpaid), firstDay: isoDay(now), note: '' }}
      validate={validate}
      onSubmit={submit}
    >
      <Columns>
        <FormNumberField
          name="count"
          label="Number of payments"
          hint={`At least ${owed.unpaid}, at most ${MAX_PLAN_PAYMENTS}.`}
          min={owed.unpaid}
          max={MAX_PLAN_PAYMENTS}
          required
        />
        <FormDateField name="firstDay" label="First payment from" hint="Due on the first payday from then on." min={isoDay(now)} required />
      </Columns>
      <Stack gap={2} as="section" aria-label="Preview">
        <Preview owed={owed} now={now} />
      </Stack>
      <FormTextArea
        name="note"
        label="Note"
        hint="The member reads it with the plan."
        rows={2}
        maxLength={1000}
        optionalText="(optional)"
      />
      <Row justify="end">
        <SubmitButton loadingText="Proposing">Propose plan</SubmitButton>
      </Row>
    </FormDialog>
  );
}

/** The payments of the plan in the form, by the rule that the server applies. */
function Preview({ owed, now }: { owed: Owed; now: Date }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const form = payPlanForm.safeParse({ ...values, invoiceId: 1 });
  const problem = form.success ? whyNotPlan({ ...owed, ...form.data }, now) : null;
  const preview = !form.success || problem !== null ? null : planPreview(payPlan({ ...owed, ...form.data, alignment: 'paydays' }));
  return (
    <ScheduleTable
      label="Payments of the plan"
      preview={preview}
      totalText={(total) => `${formatAmount(total)} in all, due on paydays: the 15th and the last day of the month.`}
    />
  );
}

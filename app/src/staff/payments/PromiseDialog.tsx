import { Row, Select, showToast, Stack } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { validateWith } from '@atlas/domain/forms';
import { formatAmount, pesosToCentavos } from '@atlas/domain/money';
import { MAX_PROMISE_DAYS, promiseForm, promiseProblem, typedPesos } from '@atlas/domain/payments';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import { useForm } from 'react-final-form';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useNow } from '../../session/useNow.ts';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { Promisable } from './promisable.ts';
import type { PromiseDialogMutation } from './__generated__/PromiseDialogMutation.graphql.ts';

interface PromiseDialogProps extends DialogProps {
  userId: number;
  /** The open promise to change; null for a new one. */
  promise: {
    readonly databaseId: number;
    readonly amount: number;
    readonly promisedFor: string;
    readonly note: string;
    readonly entry: { readonly databaseId: number } | null | undefined;
  } | null;
  /** At least one. */
  choices: readonly Promisable[];
}

interface Values {
  /** The id of a payment; '' for everything that is owed. */
  entryId: string;
  amount: string;
  promisedFor: string;
  note: string;
}

const valueOf = (entryId: number | null | undefined): string => (entryId == null ? '' : String(entryId));
/** An amount as people type it, without the sign. */
const typed = (pesos: number): string => formatAmount(pesos).replace('₱', '');
const check = validateWith(promiseForm);

/** Dialog that notes a person's promise to pay, or changes one that is open. */
export function PromiseDialog({ userId, promise, choices, onClose, reload }: PromiseDialogProps) {
  const now = useNow();
  const save = useMoneyMutation<PromiseDialogMutation>(
    graphql`
      mutation PromiseDialogMutation($id: Int, $userId: Int!, $input: PromiseInput!, $idempotencyKey: String!) {
        savePromise(databaseId: $id, userId: $userId, input: $input, idempotencyKey: $idempotencyKey) {
          state
        }
      }
    `,
    reload,
  );
  const validate = (values: Values) => {
    const errors = check(values);
    const form = promiseForm.safeParse(values);
    if (!form.success) return errors;
    // Payments since an open promise count as well. Only the server has their amount.
    const due = choices.find(({ entryId }) => valueOf(entryId) === values.entryId)?.due ?? 0;
    const problem = promiseProblem(form.data, { owedCentavos: promise ? Infinity : pesosToCentavos(due), now });
    return problem === null ? errors : { [problem.field]: problem.text };
  };
  const submit = async ({ entryId, amount, ...values }: Values) => {
    const input = { ...values, entryId: entryId === '' ? null : Number(entryId), amount: typedPesos(amount) };
    await save({ id: promise?.databaseId ?? null, userId, input });
    onClose();
    showToast({ kind: 'success', text: promise ? 'Promise changed.' : 'Promise added.' });
  };
  const [first] = choices;
  return (
    <FormDialog<Values>
      title={promise ? 'Change the promise' : 'Add a promise'}
      description="It is kept once this amount is paid, and broken if it is not paid by the day. No reminders are sent until then."
      onClose={onClose}
      initialValues={
        promise
          ? {
              entryId: valueOf(promise.entry?.databaseId),
              amount: typed(promise.amount),
              promisedFor: promise.promisedFor,
              note: promise.note,
            }
          : { entryId: valueOf(first?.entryId), amount: typed(first?.due ?? 0), promisedFor: '', note: '' }
      }
      validate={validate}
      onSubmit={submit}
    >
      <PaymentField choices={choices} />
      <Row align="start" wrap>
        <Stack grow>
          <FormTextField name="amount" label="Amount" inputMode="decimal" required />
        </Stack>
        <Stack grow>
          <FormDateField
            name="promisedFor"
            label="Promised for"
            min={isoDay(now)}
            max={isoDay(addManilaDays(now, MAX_PROMISE_DAYS))}
            required
          />
        </Stack>
      </Row>
      <FormTextArea name="note" label="Note" hint="Your colleagues read it here." rows={2} maxLength={1000} optionalText="(optional)" />
      <Row justify="end">
        <SubmitButton>{promise ? 'Save changes' : 'Add promise'}</SubmitButton>
      </Row>
    </FormDialog>
  );
}

/** The payment that is promised. Choosing one fills in the amount that is due of it. */
function PaymentField({ choices }: Pick<PromiseDialogProps, 'choices'>) {
  const form = useForm<Values>();
  const { value, onChange, onFocus: _, ...field } = useBoundField('entryId', '');
  const choose = (next: string) => {
    onChange(next);
    const due = choices.find(({ entryId }) => valueOf(entryId) === next)?.due;
    if (due !== undefined) form.change('amount', typed(due));
  };
  return (
    <Select
      name="entryId"
      label="For"
      value={value}
      onChange={choose}
      options={choices.map(({ entryId, label }) => ({ value: valueOf(entryId), label }))}
      {...field}
    />
  );
}

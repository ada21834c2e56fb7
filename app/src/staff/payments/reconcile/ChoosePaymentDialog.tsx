import { Alert, Row, SearchField, showToast, Stack, Text } from '@atlas/ui';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { differenceText } from './lineActionsOf.ts';
import { type DuePayment, useDueSearch } from './useDueSearch.ts';
import type { ChosenTarget } from './useLineCommands.ts';
import type { ChoosePaymentDialog_row$key } from './__generated__/ChoosePaymentDialog_row.graphql.ts';

export interface ChoosePaymentDialogProps {
  row: ChoosePaymentDialog_row$key;
  /** Applies the line, and loads the page again. */
  apply: (target: ChosenTarget) => Promise<unknown>;
  onClose: () => void;
}

interface Values {
  choice: string;
}

/** Dialog that applies a line to a due payment or an open order, which staff search. */
export function ChoosePaymentDialog({ row: key, apply, onClose }: ChoosePaymentDialogProps) {
  const { amount, paidOn, reference, description } = useFragment(
    graphql`
      fragment ChoosePaymentDialog_row on StatementRow {
        amount
        paidOn
        reference
        description
      }
    `,
    key,
  );
  const [text, setText] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, DuePayment>>(new Map());
  const search = useDueSearch(text);
  const payments = search.kind === 'found' ? search.payments : [];
  if (payments.some((payment) => known.get(payment.value) !== payment)) {
    setKnown(new Map([...known, ...payments.map((payment) => [payment.value, payment] as const)]));
  }
  const submit = async ({ choice }: Values) => {
    const chosen = known.get(choice);
    if (chosen === undefined) return;
    await apply(chosen.target);
    onClose();
    showToast({ kind: 'success', text: `${formatAmount(amount)} applied to ${chosen.label}.` });
  };
  return (
    <FormDialog<Values>
      title={`Choose what ${formatAmount(amount)} pays`}
      description={[`Arrived ${formatShortDate(paidOn)}`, reference && `reference ${reference}`, description].filter(Boolean).join(', ')}
      onClose={onClose}
      initialValues={{ choice: '' }}
      validate={({ choice }) => (choice === '' ? { choice: 'Choose a payment or an order.' } : {})}
      onSubmit={submit}
    >
      <SearchField
        label="Search due payments and orders"
        placeholder="Name, email, Tribe ID or pay code"
        value={text}
        onSearch={setText}
        onSubmit={setText}
      />
      <Choices {...{ payments, known, amount }} />
      {search.kind === 'loading' && (
        <Text size={14} tone="muted">
          Loading...
        </Text>
      )}
      {search.kind === 'failed' && (
        <Alert tone="danger" live>
          {search.message}
        </Alert>
      )}
      {search.kind === 'found' && payments.length === 0 && <Text tone="muted">Nothing is due, and no order is open, for this search.</Text>}
      <Row justify="end">
        <SubmitButton loadingText="Applying">Apply to this</SubmitButton>
      </Row>
    </FormDialog>
  );
}

interface ChoicesProps {
  payments: readonly DuePayment[];
  /** Everything that was found so far: the choice stays when the search changes. */
  known: ReadonlyMap<string, DuePayment>;
  amount: number;
}

/** The results, those with the same amount first, and the effect of the choice. */
function Choices({ payments, known, amount }: ChoicesProps) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const chosen = known.get(values.choice);
  const isSame = ({ due }: DuePayment) => due === amount;
  const sorted = [...payments.filter(isSame), ...payments.filter((payment) => !isSame(payment))];
  const shown = chosen && !payments.some(({ value }) => value === chosen.value) ? [chosen, ...sorted] : sorted;
  return (
    <Stack gap={3}>
      {shown.length > 0 && (
        <FormRadioGroup
          name="choice"
          label="Due payments and open orders"
          options={shown.map((payment) => ({
            value: payment.value,
            label: payment.label,
            description: isSame(payment) ? `${payment.description}. The same amount.` : payment.description,
          }))}
        />
      )}
      {chosen && !isSame(chosen) && !chosen.isOrder && (
        <Alert tone="warning" live>
          {differenceText(amount, chosen.due)}
        </Alert>
      )}
      {chosen?.isOrder && (
        <Alert tone={isSame(chosen) ? 'info' : 'warning'} live>
          {`${isSame(chosen) ? '' : `${formatAmount(amount)} arrived, and ${formatAmount(chosen.due)} is due. `}The order is completed, and its buyer gets access.`}
        </Alert>
      )}
    </Stack>
  );
}

import { Alert } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { typedPesos } from '@atlas/domain/payments';
import { useFormState } from 'react-final-form';
import { chosenWay, type RefundValues } from './refundValues.ts';
import type { ProviderWay } from './refundWays.ts';

interface RefundConsequenceProps {
  personName: string;
  /** The amount in pesos from which a second person decides. */
  secondPersonFrom: number;
  /** The amount whose refund ends the access; null for credit. */
  paid: number | null;
  ways: readonly ProviderWay[];
}

/** States the effect of the refund before it is made. */
export function RefundConsequence({ personName, secondPersonFrom, paid, ways }: RefundConsequenceProps) {
  const { values } = useFormState<RefundValues>({ subscription: { values: true } });
  const amount = typedPesos(values.amount ?? '');
  if (amount === null || amount === 0) return null;
  const way = chosenWay(ways, values);
  const waits = amount >= secondPersonFrom;
  const ends = paid !== null && (values.endsAccess || amount >= paid);
  const goes =
    way === null
      ? `${formatAmount(amount)} goes back to ${personName}.`
      : `${way.provider} sends ${formatAmount(amount)} back. The refund counts once ${way.provider} confirms it.`;
  const when = waits ? 'once it is approved' : way === null ? 'today' : 'then';
  return (
    <Alert tone={waits ? 'info' : 'warning'} live>
      {waits
        ? `From ${formatAmount(secondPersonFrom)} on a second person approves a refund. ${formatAmount(amount)} waits for a colleague.`
        : goes}
      {ends && ` Their access ends ${when}.`}
    </Alert>
  );
}

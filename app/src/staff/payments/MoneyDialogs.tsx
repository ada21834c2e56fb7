import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import { AddEntryDialog } from './AddEntryDialog.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { EditEntryDialog } from './EditEntryDialog.tsx';
import type { MoneyDialog } from './MoneyDialog.ts';
import { entryNames } from './entryNames.ts';
import { payableEntries } from './payableEntries.ts';
import { RecordTransferDialog } from './RecordTransferDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { refundWays } from './refundWays.ts';
import { RefuseRefundDialog } from './RefuseRefundDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { UseCreditDialog } from './UseCreditDialog.tsx';
import { VoidDialog } from './VoidDialog.tsx';
import type { MoneyDialogs_invoice$data, MoneyDialogs_invoice$key } from './__generated__/MoneyDialogs_invoice.graphql.ts';
import type { MoneyDialogs_payer$data, MoneyDialogs_payer$key } from './__generated__/MoneyDialogs_payer.graphql.ts';

interface MoneyDialogsProps extends DialogProps {
  payer: MoneyDialogs_payer$key;
  /** The invoice on the page; null for a person without one. */
  invoice: MoneyDialogs_invoice$key | null;
  dialog: MoneyDialog;
}

/** The open dialog of the payment details. */
export function MoneyDialogs({ payer: payerKey, invoice: invoiceKey, dialog, ...props }: MoneyDialogsProps) {
  const payer = useFragment(
    graphql`
      fragment MoneyDialogs_payer on User {
        databaseId
        name
        money {
          credit
          closedMonth
          secondPersonFrom
          payments {
            databaseId
            ...CorrectDialog_payment
            ...refundWays_payment
          }
        }
      }
    `,
    payerKey,
  );
  const invoice = useFragment(
    graphql`
      fragment MoneyDialogs_invoice on Invoice {
        databaseId
        paid
        ...entryNames_invoice
        ...payableEntries_invoice
        paymentSchedule {
          databaseId
          ...ApproveDialog_entry
          ...EditEntryDialog_entry
          ...RevokeDialog_entry
          ...VoidDialog_entry
          ...UseCreditDialog_entry
        }
      }
    `,
    invoiceKey,
  );
  switch (dialog.kind) {
    case 'refuse':
      return <RefuseRefundDialog refundId={dialog.refundId} {...props} />;
    case 'correct': {
      const payment = payer.money.payments.find(({ databaseId }) => databaseId === dialog.paymentId);
      return payment ? <CorrectDialog payment={payment} {...props} /> : null;
    }
    case 'refund':
      return <Refund of={dialog.of} {...{ payer, invoice }} {...props} />;
    case 'record':
      return <RecordTransfer entryIds={dialog.entryIds} {...{ payer, invoice }} {...props} />;
    case 'add':
      return invoice ? <AddEntryDialog invoiceId={invoice.databaseId} price={dialog.price} {...props} /> : null;
    default:
      return invoice ? <EntryDialog {...dialog} {...{ payer, invoice }} {...props} /> : null;
  }
}

interface OfPayer extends DialogProps {
  payer: MoneyDialogs_payer$data;
  invoice: MoneyDialogs_invoice$data | null | undefined;
}

function Refund({ of, payer: { databaseId: userId, name, money }, invoice, ...props }: OfPayer & { of: 'invoice' | 'credit' }) {
  const now = useNow();
  const from = of === 'credit' ? { userId, credit: money.credit } : invoice && { invoiceId: invoice.databaseId, paid: invoice.paid };
  if (!from) return null;
  const ways = refundWays(money.payments, 'invoiceId' in from ? from.invoiceId : null, now);
  return <RefundDialog from={from} ways={ways} personName={name} secondPersonFrom={money.secondPersonFrom} {...props} />;
}

function RecordTransfer({ entryIds, payer, invoice, ...props }: OfPayer & { entryIds: readonly number[] }) {
  const entries = invoice ? payableEntries(invoice) : [];
  return (
    <RecordTransferDialog
      userId={payer.databaseId}
      chosen={entries.filter(({ id }) => entryIds.includes(id))}
      others={entries.filter(({ id }) => !entryIds.includes(id))}
      nameOf={invoice ? entryNames(invoice) : () => ({ place: '', name: 'a payment' })}
      closedMonth={payer.money.closedMonth}
      {...props}
    />
  );
}

type OfEntry = Extract<MoneyDialog, { entryId: number }> & OfPayer & { invoice: MoneyDialogs_invoice$data };

function EntryDialog({ kind, entryId, payer: { money }, invoice, ...dialog }: OfEntry) {
  const entry = invoice.paymentSchedule.find(({ databaseId }) => databaseId === entryId);
  const entries = payableEntries(invoice);
  const payable = entries.find(({ id }) => id === entryId);
  if (!entry || !payable) return null;
  const nameOf = entryNames(invoice);
  const props = { ...dialog, entry, name: nameOf(entryId).name };
  switch (kind) {
    case 'approve': {
      const others = entries.filter(({ id }) => id !== entryId);
      return <ApproveDialog {...props} {...{ payable, others, nameOf }} closedMonth={money.closedMonth} />;
    }
    case 'edit':
      return <EditEntryDialog {...props} />;
    case 'revoke':
      return <RevokeDialog {...props} />;
    case 'void':
      return <VoidDialog {...props} />;
    case 'credit':
      return <UseCreditDialog {...props} payable={payable} credit={money.credit} />;
  }
}

import { showToast } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { RejectDialog } from '../payments/RejectDialog.tsx';
import type { DialogProps } from '../payments/DialogProps.ts';
import { useRejectReceipt } from '../payments/useRejectReceipt.ts';
import { buyerName } from './buyerName.ts';
import type { RejectReceiptDialog_order$key } from './__generated__/RejectReceiptDialog_order.graphql.ts';

/** Dialog that rejects the receipt that waits for an order. The order waits for its payment again. */
export function RejectReceiptDialog({ order: key, onClose, reload }: DialogProps & { order: RejectReceiptDialog_order$key }) {
  const order = useFragment(
    graphql`
      fragment RejectReceiptDialog_order on Order @argumentDefinitions(seesReceipts: { type: "Boolean!" }) {
        ...buyerName_order
        proofs @include(if: $seesReceipts) {
          databaseId
          state
        }
      }
    `,
    key,
  );
  const rejectReceipt = useRejectReceipt();
  const waiting = order.proofs?.find(({ state }) => state === 'SUBMITTED');
  if (waiting === undefined) return null;
  const reject = async (remarks: string) => {
    await rejectReceipt({ id: waiting.databaseId, remarks });
    await reload().catch(() => undefined);
    onClose();
    showToast({ kind: 'success', text: 'Receipt rejected.' });
  };
  return <RejectDialog payer={buyerName(order)} onReject={reject} onClose={onClose} />;
}

import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../../routing/lazyPart.ts';
import type { DialogProps } from '../payments/DialogProps.ts';
import type { OrderDialogs_order$key } from './__generated__/OrderDialogs_order.graphql.ts';

const ApproveOrderDialog = lazyPart('ApproveOrderDialog', async () => (await import('./ApproveOrderDialog.tsx')).ApproveOrderDialog);
const CancelOrderDialog = lazyPart('CancelOrderDialog', async () => (await import('./CancelOrderDialog.tsx')).CancelOrderDialog);
const CorrectEmailDialog = lazyPart('CorrectEmailDialog', async () => (await import('./CorrectEmailDialog.tsx')).CorrectEmailDialog);
const OrderNoteDialog = lazyPart('OrderNoteDialog', async () => (await import('./OrderNoteDialog.tsx')).OrderNoteDialog);
const RejectReceiptDialog = lazyPart('RejectReceiptDialog', async () => (await import('./RejectReceiptDialog.tsx')).RejectReceiptDialog);

export type OrderDialogName = 'approve' | 'reject' | 'email' | 'cancel' | 'note';

/** The open dialog of an order. */
export function OrderDialogs({ order: key, dialog, ...props }: DialogProps & { order: OrderDialogs_order$key; dialog: OrderDialogName }) {
  const order = useFragment(
    graphql`
      fragment OrderDialogs_order on Order @argumentDefinitions(seesReceipts: { type: "Boolean!" }) {
        ...ApproveOrderDialog_order @arguments(seesReceipts: $seesReceipts)
        ...CancelOrderDialog_order
        ...CorrectEmailDialog_order
        ...OrderNoteDialog_order
        ...RejectReceiptDialog_order @arguments(seesReceipts: $seesReceipts)
      }
    `,
    key,
  );
  switch (dialog) {
    case 'approve':
      return <ApproveOrderDialog order={order} {...props} />;
    case 'reject':
      return <RejectReceiptDialog order={order} {...props} />;
    case 'email':
      return <CorrectEmailDialog order={order} {...props} />;
    case 'cancel':
      return <CancelOrderDialog order={order} {...props} />;
    case 'note':
      return <OrderNoteDialog order={order} {...props} />;
  }
}

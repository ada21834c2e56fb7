import { ConfirmDialog } from '@atlas/ui';
import { FORM_FAILED } from '@atlas/domain/errors';
import { useState } from 'react';
import { openDocument, postCheckout } from './postCheckout.ts';

/** Confirms that an order is cancelled. */
export function CancelDialog({ product, onClose }: { product: string; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const cancel = async () => {
    setBusy(true);
    const answer = await postCheckout({ do: 'cancel' }).catch(() => ({
      rejected: { text: `${FORM_FAILED}. Check your connection, then try again.` },
    }));
    if ('posted' in answer) return openDocument(answer.posted.next);
    setError(answer.rejected.text);
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      title={`Cancel the order for ${product}?`}
      consequence="You can order again later, at the price of that day."
      confirmText="Cancel the order"
      cancelText="Keep the order"
      tone="danger"
      busy={busy}
      busyText="Cancelling"
      error={error}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    />
  );
}

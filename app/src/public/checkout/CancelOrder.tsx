import { Button } from '@atlas/ui';
import { Suspense, useState, type SubmitEvent } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';

const CancelDialog = lazyPart('CancelDialog', async () => (await import('./CancelDialog.tsx')).CancelDialog);

/** Cancels an order after a confirmation, which is a box to check without script. */
export function CancelOrder({ product }: { product: string }) {
  'use no memo';
  const [open, setOpen] = useState(false);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <form method="post" onSubmit={onSubmit}>
      <noscript>
        <label>
          <input type="checkbox" required /> I want to cancel it. I can order again later, at the price of that day.
        </label>
      </noscript>
      <Button type="submit" name="do" value="cancel">
        Cancel this order
      </Button>
      {open && (
        <Suspense>
          <CancelDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  );
}

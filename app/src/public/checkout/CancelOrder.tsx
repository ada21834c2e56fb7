import { Button } from '@atlas/ui';
import { Suspense, useState, type SubmitEvent } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';

const CancelOrderDialog = lazyPart('CancelOrderDialog', async () => (await import('./CancelOrderDialog.tsx')).CancelOrderDialog);

/** Cancels an order after a confirmation. Without script it cancels at once. */
export function CancelOrder({ product }: { product: string }) {
  'use no memo';
  const [open, setOpen] = useState(false);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <form method="post" onSubmit={onSubmit}>
      <Button type="submit" name="do" value="cancel">
        Cancel this order
      </Button>
      {open && (
        <Suspense>
          <CancelOrderDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  );
}

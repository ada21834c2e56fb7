import { Button } from '@atlas/ui';
import { Suspense, useState, type SubmitEvent } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';

const CancelDialog = lazyPart('CancelDialog', async () => (await import('./CancelDialog.tsx')).CancelDialog);

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
          <CancelDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { SentReceipt } from './SentReceipts.tsx';

const SentReceipts = lazyPart('SentReceipts', async () => (await import('./SentReceipts.tsx')).SentReceipts);

/** The receipts that were sent, if any. Most orders that wait for their payment have none. */
export const ReceiptList = ({ receipts }: { receipts: readonly SentReceipt[] }) =>
  receipts.length > 0 ? (
    <Suspense>
      <SentReceipts receipts={receipts} />
    </Suspense>
  ) : null;

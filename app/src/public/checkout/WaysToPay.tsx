import { Accordion, Card, Stack } from '@atlas/ui';
import type { ReactNode } from 'react';
import { type PayMethod, PayOnline } from './PayOnline.tsx';
import { StickyReceiptLink } from './StickyReceiptLink.tsx';

interface WaysToPayProps {
  /** Pesos. */
  due: number;
  /** The ways to pay on the page of a provider. */
  online: readonly PayMethod[];
  method?: string | null | undefined;
  /** Whether payment by hand is offered too. */
  byHand: boolean;
  /** The accounts to pay into. */
  howToPay: ReactNode;
  /** The form for the receipt. */
  receipt: ReactNode;
  /** Whether the newest receipt was rejected. Its form is open then. */
  isReceiptOpen?: boolean;
}

/** The ways to pay: online where a provider collects the money, otherwise by hand with a receipt. */
export function WaysToPay({ due, online, method, byHand, howToPay, receipt, isReceiptOpen = false }: WaysToPayProps) {
  'use no memo';
  if (online.length === 0)
    return (
      <>
        {howToPay}
        <Card>{receipt}</Card>
        <StickyReceiptLink />
      </>
    );
  const content = (
    <Stack gap={5}>
      {howToPay}
      {receipt}
    </Stack>
  );
  return (
    <>
      <PayOnline due={due} methods={online} method={method} />
      {byHand && (
        <Accordion
          level={2}
          items={[{ id: 'by-hand', title: 'Send the money yourself', meta: 'With a receipt', content, open: isReceiptOpen }]}
        />
      )}
    </>
  );
}

import { Accordion } from '@atlas/ui';
import type { ReactNode } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import { OnOpen } from './OnOpen.tsx';
import type { BuyerOrder } from './orderTexts.ts';

const CorrectEmail = lazyPart('CorrectEmail', async () => (await import('./CorrectEmail.tsx')).CorrectEmail);
const OrderFacts = lazyPart('OrderFacts', async () => (await import('./OrderFacts.tsx')).OrderFacts);

interface OrderDetailsProps {
  order: BuyerOrder;
  isEmailOpen: boolean;
  /** The form for a further receipt; null where none is taken here. */
  anotherReceipt: ReactNode;
  anotherTitle: string;
  isAnotherOpen: boolean;
}

/** The states in which the address of an order without an account can be corrected. */
const CORRECTABLE: readonly BuyerOrder['state'][] = ['DRAFT', 'AWAITING_PAYMENT', 'FOR_REVIEW', 'PAID'];

/** The rarer parts of an order's page, each in a disclosure. */
export function OrderDetails({ order, isEmailOpen, anotherReceipt, anotherTitle, isAnotherOpen }: OrderDetailsProps) {
  'use no memo';
  const { payments, email, payCode, state, hasAccount } = order;
  const items = [{ id: 'order', title: 'Your order', meta: payCode, content: <Facts order={order} part="order" /> }];
  if (payments.length > 1)
    items.push({
      id: 'payments',
      title: 'Payment schedule',
      meta: `${payments.length} payments`,
      content: <Facts order={order} part="payments" />,
    });
  const another = { id: 'another', title: anotherTitle, content: anotherReceipt, open: isAnotherOpen };
  const correct = {
    id: 'email',
    title: 'Correct your email address',
    content: (
      <OnOpen>
        <CorrectEmail email={email} />
      </OnOpen>
    ),
    open: isEmailOpen,
  };
  const isCorrectable = !hasAccount && CORRECTABLE.includes(state);
  return <Accordion level={2} items={[...(anotherReceipt === null ? [] : [another]), ...items, ...(isCorrectable ? [correct] : [])]} />;
}

const Facts = (props: { order: BuyerOrder; part: 'order' | 'payments' }) => (
  <OnOpen>
    <OrderFacts {...props} />
  </OnOpen>
);

import { Accordion } from '@atlas/ui';
import { validityText } from '@atlas/domain/funnels';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import type { ReactNode } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import { OnOpen } from './OnOpen.tsx';
import type { BuyerOrder } from './orderTexts.ts';

const CorrectEmail = lazyPart('CorrectEmail', async () => (await import('./CorrectEmail.tsx')).CorrectEmail);
const Facts = lazyPart('OrderFacts', async () => (await import('./OrderFacts.tsx')).OrderFacts);

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
  const { product, termName, validityByDays, total, discount, payments, email, payCode, state, hasAccount } = order;
  return (
    <Accordion
      level={2}
      items={[
        ...(anotherReceipt === null ? [] : [{ id: 'another', title: anotherTitle, content: anotherReceipt, open: isAnotherOpen }]),
        {
          id: 'order',
          title: 'Your order',
          meta: payCode,
          content: (
            <OnOpen>
              <Facts
                items={[
                  { label: 'Product', value: product },
                  { label: 'Access', value: validityText(validityByDays) },
                  ...(termName == null ? [] : [{ label: 'Payment term', value: termName }]),
                  ...(discount > 0 ? [{ label: 'Discount', value: `−${formatAmount(discount)}` }] : []),
                  { label: 'Total', value: formatAmount(total) },
                  { label: 'Email', value: email },
                ]}
              />
            </OnOpen>
          ),
        },
        ...(payments.length > 1
          ? [
              {
                id: 'schedule',
                title: 'Payment schedule',
                meta: `${payments.length} payments`,
                content: (
                  <OnOpen>
                    <Facts items={payments.map(({ day, amount }) => ({ label: formatShortDate(day), value: formatAmount(amount) }))} />
                  </OnOpen>
                ),
              },
            ]
          : []),
        ...(!hasAccount && CORRECTABLE.includes(state)
          ? [
              {
                id: 'email',
                title: 'Correct your email address',
                content: (
                  <OnOpen>
                    <CorrectEmail email={email} />
                  </OnOpen>
                ),
                open: isEmailOpen,
              },
            ]
          : []),
      ]}
    />
  );
}

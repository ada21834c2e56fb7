import { Accordion, KeyValueList } from '@atlas/ui';
import { validityText } from '@atlas/domain/funnels';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import type { ReactNode } from 'react';
import { CorrectEmail } from './CorrectEmail.tsx';
import type { BuyerOrder } from './orderTexts.ts';

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
            <KeyValueList
              items={[
                { label: 'Product', value: product },
                { label: 'Access', value: validityText(validityByDays) },
                ...(termName == null ? [] : [{ label: 'Payment term', value: termName }]),
                ...(discount > 0 ? [{ label: 'Discount', value: `−${formatAmount(discount)}` }] : []),
                { label: 'Total', value: formatAmount(total) },
                { label: 'Email', value: email },
              ]}
            />
          ),
        },
        ...(payments.length > 1
          ? [
              {
                id: 'schedule',
                title: 'Payment schedule',
                meta: `${payments.length} payments`,
                content: (
                  <KeyValueList items={payments.map(({ day, amount }) => ({ label: formatShortDate(day), value: formatAmount(amount) }))} />
                ),
              },
            ]
          : []),
        ...(!hasAccount && CORRECTABLE.includes(state)
          ? [{ id: 'email', title: 'Correct your email address', content: <CorrectEmail email={email} />, open: isEmailOpen }]
          : []),
      ]}
    />
  );
}

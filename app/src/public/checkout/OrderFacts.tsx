import { KeyValueList } from '@atlas/ui';
import { validityText } from '@atlas/domain/funnels';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import type { BuyerOrder } from './orderTexts.ts';

/** The facts about an order, or its payments. Loaded when their disclosure is opened. */
export const OrderFacts = ({ order, part }: { order: BuyerOrder; part: 'order' | 'payments' }) => (
  <KeyValueList items={part === 'order' ? factsOf(order) : paymentsOf(order)} />
);

const factsOf = ({ product, termName, validityByDays, total, discount, email }: BuyerOrder) => [
  { label: 'Product', value: product },
  { label: 'Access', value: validityText(validityByDays) },
  ...(termName == null ? [] : [{ label: 'Payment term', value: termName }]),
  ...(discount > 0 ? [{ label: 'Discount', value: `−${formatAmount(discount)}` }] : []),
  { label: 'Total', value: formatAmount(total) },
  { label: 'Email', value: email },
];

const paymentsOf = ({ payments }: BuyerOrder) =>
  payments.map(({ day, amount }) => ({ label: formatShortDate(day), value: formatAmount(amount) }));

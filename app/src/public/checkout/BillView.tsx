import { Accordion, Alert, Heading, Row, Stack, StatusBadge, Text, type Tone } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatLongDate } from '@atlas/domain/time';
import { useState } from 'react';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { CheckingPayment } from './CheckingPayment.tsx';
import { HowToPay } from './HowToPay.tsx';
import { CHECKING, KEPT, noticeOf, Returned } from './paymentNotices.tsx';
import { payMethods } from './payMethods.ts';
import { ReceiptForm } from './ReceiptForm.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { WaysToPay } from './WaysToPay.tsx';
import { useReviewReload } from './useReviewReload.ts';
import type { BillPageQuery$data } from './__generated__/BillPageQuery.graphql.ts';

type Bill = NonNullable<BillPageQuery$data['bill']>;

const TONES: Readonly<Record<string, Tone>> = { paid: 'success', voided: 'neutral', overdue: 'danger' };

interface BillViewProps {
  bill: Bill;
  /** The payer's return from the provider's page; null for other visits. */
  back: 'paid' | 'cancelled' | null;
  /** The address of the page without the return. */
  withoutPayment: string;
}

/** A payment of a schedule: how to pay it and the receipt, or that it is settled. */
export function BillView({ bill, back, withoutPayment }: BillViewProps) {
  'use no memo';
  const { key, isOwn, firstName, product, place, due, scheduleDate, statusText, isPayable, receipts, accounts, today } = bill;
  const [isTouched, setTouched] = useState(false);
  const [newest] = receipts;
  const isInReview = isPayable && newest?.state === 'submitted';
  const begun = bill.onlinePayment ?? null;
  const notice = isPayable ? noticeOf(begun, back) : null;
  const online = bill.methods.filter(({ isOnline }) => isOnline);
  const isOpen = isPayable && !isInReview && notice !== 'checking' && notice !== 'kept';
  useReviewReload(isInReview && !isTouched);
  const form = (title: string, isTitled: boolean) => (
    <ReceiptForm
      name={`bill ${key}`}
      due={due}
      methods={payMethods(accounts)}
      today={today}
      title={title}
      isTitled={isTitled}
      onTouched={() => setTouched(true)}
    />
  );
  const title = notice === 'checking' ? CHECKING.title : notice === 'kept' ? KEPT.title : titleOf(bill, isInReview);
  return (
    <Stack gap={6}>
      <PageTitle title={title} />
      <Stack gap={3}>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">
          {product}
          {place != null && `, payment ${place}`}
        </Text>
        <Row gap={3} wrap>
          {isPayable && (
            <Text weight="label" numeric>
              {formatAmount(due)} due on {formatLongDate(scheduleDate)}
            </Text>
          )}
          <StatusBadge tone={TONES[statusText] ?? 'info'} text={statusText} />
        </Row>
      </Stack>
      <Notice bill={bill} isInReview={isInReview} />
      {notice === 'kept' && <Text>{KEPT.text}</Text>}
      {notice === 'checking' && (
        <CheckingPayment
          name={`bill ${key}`}
          method={begun?.method ?? ''}
          told="You can close this page: the payment counts once it is confirmed."
          withoutPayment={withoutPayment}
        />
      )}
      {isOpen && notice === 'returned' && <Returned />}
      {isOpen && (
        <WaysToPay
          due={due}
          online={online}
          byHand={accounts.length > 0 || online.length === 0}
          howToPay={
            <HowToPay
              due={due}
              payCode={bill.payCode}
              accounts={accounts}
              complaintContact={bill.complaintContact}
              linkText={linkTextOf(bill)}
            />
          }
          receipt={form('Send the receipt', online.length > 0)}
        />
      )}
      <ReceiptList receipts={receipts} />
      {isInReview && (
        <Accordion level={2} items={[{ id: 'another', title: 'Send another receipt', content: form('Send another receipt', true) }]} />
      )}
      <Text size={14} tone="muted">
        Questions or complaints: {bill.complaintContact}
      </Text>
      {!isOwn && isPayable && (
        <Text size={14} tone="muted">
          You see this page because {firstName} shared a link. It shows only this payment.
        </Text>
      )}
    </Stack>
  );
}

const linkTextOf = ({ isOwn, firstName }: Bill): string =>
  isOwn ? 'Log in there to see it.' : `Copy the link in the message from ${firstName}.`;

function titleOf({ isOwn, firstName, isPayable, statusText }: Bill, isInReview: boolean): string {
  if (!isPayable) return statusText === 'paid' ? 'This payment is settled' : 'This payment is no longer owed';
  if (isInReview) return 'We are checking the receipt';
  return isOwn ? 'Your payment' : `Pay for ${firstName}`;
}

/** The newest event of a bill: a receipt in review or rejected, or a link that someone else has. */
function Notice({ bill: { isPayable, receipts, hasLink }, isInReview }: { bill: Bill; isInReview: boolean }) {
  'use no memo';
  const [newest] = receipts;
  if (!isPayable) return <Text>Nothing is left to pay.</Text>;
  if (isInReview) return <Text>We usually check within a day. You see the result here.</Text>;
  if (newest?.state === 'rejected')
    return (
      <Alert tone="danger" title="We could not accept the last receipt">
        {newest.reason ?? 'Check the amount and the reference number, then send it again.'}
      </Alert>
    );
  return hasLink ? <Alert tone="info">Someone else has a link to pay this. Before you pay, ask them whether they did.</Alert> : null;
}

import { Alert, ButtonLink, Heading, Row, Stack, Stepper, Text } from '@atlas/ui';
import { ONLINE_ORDER_STEPS, ORDER_STEPS } from '@atlas/domain/orders';
import { routePath } from '@atlas/domain/navigation';
import { use, useState } from 'react';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAuth } from '../../session/authContext.ts';
import { PostedFormContext } from '../../session/postedForm.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { CheckingPayment } from './CheckingPayment.tsx';
import { HowToPay } from './HowToPay.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { type BuyerOrder, isRejected, orderText } from './orderTexts.ts';
import { PayDeadline } from './PayDeadline.tsx';
import { payMethods } from './payMethods.ts';
import { CHECKING, KEPT, noticeOf, Returned } from './paymentNotices.tsx';
import { PayLater } from './PayLater.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { WaysToPay } from './WaysToPay.tsx';
import { useReviewReload } from './useReviewReload.ts';

const STEPS = ORDER_STEPS.map((title) => ({ title }));
const ONLINE_STEPS = ONLINE_ORDER_STEPS.map((title) => ({ title }));
/** The states of an order that ended without a purchase. */
const ENDED: readonly BuyerOrder['state'][] = ['EXPIRED', 'CANCELLED', 'REFUNDED'];

interface OrderViewProps {
  order: BuyerOrder;
  /** The buyer's return from the provider's page; null for other visits. */
  back: 'paid' | 'cancelled' | null;
  /** The address of the page without the return. */
  withoutPayment: string;
}

/** An order in its state: what happened, and the next step. */
export function OrderView({ order, back, withoutPayment }: OrderViewProps) {
  'use no memo';
  const { state, product, dueToday, payCode, method, accounts, receipts, today, complaintContact } = order;
  const [isTouched, setTouched] = useState(false);
  useReviewReload(state === 'FOR_REVIEW' && !isTouched);
  const posted = use(PostedFormContext);
  const isOfReceipt = Boolean(posted?.values['platform']);
  const isOfEmail = posted !== null && 'email' in posted.formError.fields;
  const isSignedIn = useAuth().currentUser !== null;
  const isAwaiting = state === 'AWAITING_PAYMENT';
  const begun = order.onlinePayment ?? null;
  const notice = isAwaiting ? noticeOf(begun, back) : null;
  const online = order.methods.filter(({ isOnline }) => isOnline);
  const { title, text } = notice === 'checking' ? CHECKING : notice === 'kept' ? KEPT : orderText(order, isSignedIn, online.length > 0);
  const isPaying = isAwaiting && notice !== 'checking' && notice !== 'kept';
  const receiptForm = (label: string, isTitled: boolean) => (
    <PostedFormContext value={isOfReceipt ? posted : null}>
      <ReceiptForm
        name={payCode}
        due={dueToday}
        methods={payMethods(accounts)}
        method={method}
        today={today}
        title={label}
        isTitled={isTitled}
        onTouched={() => setTouched(true)}
      />
    </PostedFormContext>
  );
  return (
    <Stack gap={6}>
      <PageTitle title={title} />
      <Stack gap={3}>
        <Heading level={1}>{title}</Heading>
        {text !== '' && <Text tone="muted">{text}</Text>}
        {isPaying && <PayDeadline order={order} />}
      </Stack>
      {posted !== null && !isOfReceipt && !isOfEmail && <Alert tone="danger">{posted.formError.text}</Alert>}
      {isRejected(order) && (
        <Alert tone="danger" title="Why we could not accept it">
          {receipts[0]?.reason ?? 'Check the amount and the reference number.'}
        </Alert>
      )}
      {state !== 'DRAFT' && !ENDED.includes(state) && (
        <Stepper
          label="Your order"
          compact
          titled
          steps={receipts.length === 0 && (online.length > 0 || begun !== null) ? ONLINE_STEPS : STEPS}
          current={order.stepsDone}
        />
      )}
      <NextStep order={order} isSignedIn={isSignedIn} />
      {notice === 'checking' && (
        <CheckingPayment
          name={payCode}
          method={begun?.method ?? ''}
          told={`You can close this page: we email ${order.email} once it is confirmed.`}
          withoutPayment={withoutPayment}
        />
      )}
      {notice === 'returned' && <Returned />}
      {isPaying && (
        <WaysToPay
          due={dueToday}
          online={online}
          method={method}
          isReceiptOpen={isOfReceipt}
          byHand={accounts.length > 0 || online.length === 0}
          howToPay={
            <HowToPay
              due={dueToday}
              payCode={payCode}
              accounts={accounts}
              method={method}
              complaintContact={complaintContact}
              linkText="“Pay later” below emails you its link."
            />
          }
          receipt={receiptForm('Send the receipt', online.length > 0)}
        />
      )}
      <ReceiptList receipts={receipts} />
      {isPaying && (
        <Row gap={3} wrap align="start">
          <PayLater email={order.email} />
          {order.whyNotCancel === null && <CancelOrder product={product} />}
        </Row>
      )}
      {state === 'DRAFT' && order.whyNotCancel === null && (
        <Row>
          <CancelOrder product={product} />
        </Row>
      )}
      <PostedFormContext value={isOfEmail ? posted : null}>
        <OrderDetails
          order={order}
          isEmailOpen={isOfEmail || state === 'DRAFT'}
          anotherReceipt={!isAwaiting && order.whyNotSendReceipt === null ? receiptForm(anotherTitle(state), true) : null}
          anotherTitle={anotherTitle(state)}
          isAnotherOpen={isOfReceipt}
        />
      </PostedFormContext>
      <Text size={14} tone="muted">
        Questions or complaints: {complaintContact}
      </Text>
    </Stack>
  );
}

const anotherTitle = (state: BuyerOrder['state']): string => (ENDED.includes(state) ? 'I sent the money' : 'Send another receipt');

/** The link to the next page, where the order leads to one. */
function NextStep({ order: { state, funnelId, email }, isSignedIn }: { order: BuyerOrder; isSignedIn: boolean }) {
  'use no memo';
  if (state === 'ENROLLED' && isSignedIn)
    return (
      <Row>
        <ButtonLink variant="primary" href={routePath('viewCourses')}>
          Open your courses
        </ButtonLink>
      </Row>
    );
  if (state === 'ENROLLED')
    return (
      <Row gap={2} wrap>
        <ButtonLink variant="primary" href={routePath('login')}>
          Log in
        </ButtonLink>
        <ButtonLink variant="quiet" href={routePath('setNewPassword', { email })}>
          Set a password
        </ButtonLink>
      </Row>
    );
  if (!ENDED.includes(state)) return null;
  return (
    <Row>
      <ButtonLink variant="primary" href={routePath('checkout', { funnelId: String(funnelId) })}>
        Order again
      </ButtonLink>
    </Row>
  );
}

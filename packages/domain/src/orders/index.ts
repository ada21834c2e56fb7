export { addressKey } from './addressKey.ts';
export { BILL_LINK_DAYS, readBillKey } from './billKey.ts';
export { type CheckoutForm, checkoutForm, couponField, freeCheckoutForm, orderEmailForm, TERMS_NEEDED } from './checkoutForm.ts';
export { daysToPay } from './daysToPay.ts';
export {
  CONFIRM_ADDRESS_FIRST,
  COUPON_HOLD_MINUTES,
  couponHeldUntil,
  isOpenOrder,
  lastDayToPay,
  MOST_OPEN_ORDERS,
  ORDER_BEING_CHECKED,
  ORDER_ENDED,
  ORDER_PAID,
  ORDER_REFUNDED,
  ONLINE_ORDER_STEPS,
  ORDER_STEPS,
  orderDeadline,
  PAID_ALREADY,
  stepsDone,
  TOO_MANY_ORDERS,
  whyNotCancel,
  whyNotSendReceipt,
} from './orderRules.ts';
export { mayMoveOrder, ORDER_STATES, type OrderState, orderStateText } from './orderStates.ts';
export { howOrderEnded, type OrderAction, orderActions } from './orderActions.ts';
export { ordersList } from './ordersList.ts';
export { newPayCode } from './payCode.ts';
export { planText } from './planText.ts';
export { type OrderQuote, quoteChange, quoteOrder, type SeenAmounts } from './quoteOrder.ts';
export { readReceiptCode, receiptCodeText } from './receiptCode.ts';
export { PAID_IN_FUTURE, PAID_LONG_AGO, type ReceiptForm, receiptForm, REFERENCE_REQUIRED } from './receiptForm.ts';
export { cancelOrderForm, MAX_CANCEL_REASON, MAX_ORDER_NOTE, orderNoteForm } from './staffForms.ts';
export { suggestEmail } from './suggestEmail.ts';

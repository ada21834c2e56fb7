export { ATTEMPT_STATES, type AttemptState, isLiveAttempt, mayMoveAttempt } from './attemptStates.ts';
export {
  type Capture,
  type CaptureTarget,
  decideCapture,
  KEPT_REASONS,
  type KeptReason,
  keptText,
  type ReportedPayment,
} from './decideCapture.ts';
export { ASKED_FOR_DAYS, nextCheckAt } from './nextCheckAt.ts';
export { type BegunPayment, payerNotice } from './payerNotice.ts';
export { type PayWay, type PayWayFacts, payWays } from './payWays.ts';
export { eventRetryAt, MOST_EVENT_TRIES, PROVIDER_EVENT_STATES, type ProviderEventState } from './providerEventStates.ts';
export { type OnlineProvider, PROVIDER_LIMITS, type ProviderLimits, takesAmount } from './providerLimits.ts';
export { isRefundUnderway, mayMoveProviderRefund, PROVIDER_REFUND_STATES, type ProviderRefundState } from './providerRefundStates.ts';
export { keptResolutionForm, type KeptMoney, payoutForm, whyNotApplyKept } from './staffForms.ts';
export { type CollectedPayment, providerLabel, whyNotRefundAtProvider } from './whyNotRefundAtProvider.ts';

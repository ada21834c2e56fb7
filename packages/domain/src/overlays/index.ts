export { canDismissBanner, isBannerDismissed } from './bannerDismissal.ts';
export { BANNER_VARIANTS, type BannerVariant } from './bannerVariants.ts';
export { CHALLENGE, CHALLENGE_FAILED, CHALLENGE_JOINED, CHALLENGE_UNTIL, challengeDeadlineText, showsChallenge } from './challengeModal.ts';
export { EVENT_BANNER, EVENT_POPUP, EVENT_PROMOTION, EVENT_TEXT, eventSentence, showsEventPromotion } from './eventPromotion.ts';
export {
  ADD_FACEBOOK_PROFILE,
  afterFacebookReminder,
  FACEBOOK_REMINDER,
  firstVisitDay,
  isFacebookReminderDue,
  REMIND_LATER,
  type ReminderRecord,
  showsFacebookReminder,
} from './facebookReminder.ts';
export { JOURNEY_FORM, JOURNEY_FORM_SLUG, showsJourneyForm } from './journeyForm.ts';
export { LANDING_OVERLAY_MS, LOADING_OVERLAY_MS, loadingOverlayPhase, OVERLAY_EXIT_MS, PAGE_LOADING_DELAY_MS } from './loadingOverlay.ts';
export { type GateReason, type GraceEnds, MEMBERSHIP_GATE, membershipGate, membershipGateText } from './membershipGate.ts';
export { canCloseModal, type Modal, MODAL_MIN_WIDTH, MODAL_ORDER, modalToShow } from './modalOrder.ts';
export { SET_PASSWORD } from './setPasswordModal.ts';
export {
  bannerKey,
  columnsKey,
  REMINDER_DAY_KEY,
  REMINDER_SESSION_KEY,
  STORAGE_KEYS,
  storageAfterSignIn,
  storageAfterSignOut,
  STORED_TRUE,
} from './storageKeys.ts';
export { MAX_TOASTS, QUERY_REFERENCE_DISPOSE_MS, TOAST_BAR_MS, TOAST_DEFAULT_MS, TOAST_MS } from './toasts.ts';
export { showsWelcomeBack, WELCOME_BACK } from './welcomeBack.ts';
export { opensMemberModals, promotesEventOn } from './whereOverlaysOpen.ts';

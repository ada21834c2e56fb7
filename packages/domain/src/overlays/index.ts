export { canDismissBanner, isBannerDismissed } from './bannerDismissal.ts';
export { BANNER_VARIANTS, type BannerVariant } from './bannerVariants.ts';
export { EVENT_BANNER, EVENT_POPUP, showsEventPromotion } from './eventPromotion.ts';
export { ADD_FACEBOOK_PROFILE, afterFacebookReminder, REMIND_LATER, showsFacebookReminder } from './facebookReminder.ts';
export { LANDING_OVERLAY_MS, LOADING_OVERLAY_MS, loadingOverlayPhase, OVERLAY_EXIT_MS, PAGE_LOADING_DELAY_MS } from './loadingOverlay.ts';
export {
  CHALLENGE_JOINED,
  CHALLENGE_UNTIL,
  type GraceEnds,
  showsChallenge,
  showsJourneyForm,
  showsMembershipGate,
  showsWelcomeBack,
} from './memberModals.ts';
export { canCloseModal, type Modal, MODAL_MIN_WIDTH, MODAL_ORDER, modalToShow } from './modalOrder.ts';
export { bannerKey, columnsKey, STORAGE_KEYS, storageAfterSignOut, STORED_TRUE } from './storageKeys.ts';
export { MOST_TOASTS, QUERY_REFERENCE_DISPOSE_MS, TOAST_BAR_MS, TOAST_DEFAULT_MS, TOAST_MS } from './toasts.ts';

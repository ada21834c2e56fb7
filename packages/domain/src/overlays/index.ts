export { BANNER_VARIANTS, type BannerVariant } from './banner-variants.ts';
export { EVENT_BANNER, EVENT_POPUP, showsEventPromotion } from './event-promotion.ts';
export { ADD_FACEBOOK_PROFILE, afterFacebookReminder, REMIND_LATER, showsFacebookReminder } from './facebook-reminder.ts';
export {
  LANDING_OVERLAY_MS,
  LOADING_OVERLAY_MS,
  loadingOverlayPhase,
  OVERLAY_EXIT_MS,
  PAGE_LOADING_DELAY_MS,
} from './loading-overlay.ts';
export {
  CHALLENGE_JOINED,
  CHALLENGE_UNTIL,
  showsChallenge,
  showsJourneyForm,
  showsMembershipGate,
  showsWelcomeBack,
} from './member-modals.ts';
export { canCloseModal, type Modal, MODAL_MIN_WIDTH, MODAL_ORDER, modalToShow } from './modal-order.ts';
export { bannerKey, columnsKey, STORAGE_KEYS, storageAfterSignOut, STORED_TRUE } from './storage-keys.ts';
export { MOST_TOASTS, QUERY_REFERENCE_DISPOSE_MS, TOAST_BAR_MS, TOAST_DEFAULT_MS, TOAST_MS } from './toasts.ts';

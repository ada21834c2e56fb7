/** The modals that open by themselves, most important first: one is shown at a time. */
export const MODAL_ORDER = [
  'membershipGate',
  'setPassword',
  'journeyForm',
  'welcomeBack',
  'challenge',
  'facebookReminder',
  'event',
] as const;

export type Modal = (typeof MODAL_ORDER)[number];

/** The least width of a modal on larger screens, in pixels. Specification 2 §9. */
export const MODAL_MIN_WIDTH = 500;

/**
 * The modal to show of those that want to: the first in the order of importance, or null.
 *
 * @example modalToShow({ event: true, challenge: true }) // 'challenge'
 * The order is a product decision.
 */
export function modalToShow(wanted: Readonly<Partial<Record<Modal, boolean>>>): Modal | null {
  return MODAL_ORDER.find((modal) => wanted[modal] === true) ?? null;
}

/**
 * Whether a modal may be closed by button, backdrop or Escape: the set-password modal only by somebody who is signed in, the
 * membership gate not at all, every other one always.
 *
 * @example canCloseModal('setPassword', false) // false
 * Specification 2 §4.
 */
export function canCloseModal(modal: Modal, isAuthenticated: boolean): boolean {
  if (modal === 'membershipGate') return false;
  return modal !== 'setPassword' || isAuthenticated;
}

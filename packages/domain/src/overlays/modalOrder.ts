/** The modals that open automatically, most important first. One is shown at a time. */
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

/**
 * Minimum width of a modal on larger screens, in pixels.
 *
 * @spec 2 §9
 */
export const MODAL_MIN_WIDTH = 500;

/**
 * The modal to show of the pending ones: the first in order of importance, or null. The order is a
 * product decision.
 *
 * @example modalToShow({ event: true, challenge: true }) // 'challenge'
 */
export function modalToShow(wanted: Readonly<Partial<Record<Modal, boolean>>>): Modal | null {
  return MODAL_ORDER.find((modal) => wanted[modal] === true) ?? null;
}

/**
 * Whether a modal may be closed by button, backdrop or Escape: the set-password modal only by a
 * signed-in user, the membership gate never, every other one always.
 *
 * @example canCloseModal('setPassword', false) // false
 * @spec 2 §4
 */
export function canCloseModal(modal: Modal, isAuthenticated: boolean): boolean {
  if (modal === 'membershipGate') return false;
  return modal !== 'setPassword' || isAuthenticated;
}

/** The box that a visitor checks before they join a waiting list. */
export const WAITING_LIST_CONSENT = 'Email me when enrollment opens. I can unsubscribe at any time.';

export { THANKED_FOR, type ThankedFor, type ThankYou, thankYou } from './thankYou.ts';
export { CONSENT_NEEDED, type WaitingListForm, waitingListForm } from './waitingListForm.ts';
export { WAITING_LIST_CONSENT } from './waitingListTexts.ts';
